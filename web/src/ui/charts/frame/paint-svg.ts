type Paint = CanvasRenderingContext2D

/** Paints a drawing of the page as it is seen: with the colours that the theme resolves to and the page's own fonts, which a picture made from the SVG's text would not have. */
export function paintSvg(paint: Paint, svg: SVGSVGElement, at: { x: number; y: number }): void {
  const base = paint.getTransform().translate(at.x, at.y)
  for (const element of svg.querySelectorAll('path, rect, circle, line, text')) {
    if (!(element instanceof SVGGraphicsElement)) continue
    const matrix = element.getCTM()
    if (!matrix) continue
    paint.save()
    paint.setTransform(base.multiply(DOMMatrix.fromMatrix(matrix)))
    if (element instanceof SVGTextElement) paintText(paint, element)
    else paintShape(paint, shapeOf(element), getComputedStyle(element))
    paint.restore()
  }
}

function shapeOf(element: SVGGraphicsElement): Path2D {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '')
  const path = new Path2D()
  // The resolved lengths: some are written in percent.
  if (element instanceof SVGRectElement) {
    const { x, y, width, height, rx } = element
    path.roundRect(px(x), px(y), px(width), px(height), px(rx))
  }
  if (element instanceof SVGCircleElement)
    path.arc(px(element.cx), px(element.cy), px(element.r), 0, 2 * Math.PI)
  if (element instanceof SVGLineElement) {
    path.moveTo(px(element.x1), px(element.y1))
    path.lineTo(px(element.x2), px(element.y2))
  }
  return path
}

const px = (length: SVGAnimatedLength) => length.baseVal.value

function paintShape(paint: Paint, shape: Path2D, style: CSSStyleDeclaration): void {
  if (style.fill !== 'none') {
    paint.globalAlpha = Number(style.fillOpacity) * Number(style.opacity)
    paint.fillStyle = style.fill
    paint.fill(shape)
  }
  if (style.stroke === 'none') return
  paint.globalAlpha = Number(style.strokeOpacity) * Number(style.opacity)
  setStroke(paint, style)
  paint.stroke(shape)
}

function setStroke(paint: Paint, style: CSSStyleDeclaration): void {
  paint.strokeStyle = style.stroke
  paint.lineWidth = Number.parseFloat(style.strokeWidth)
  paint.lineJoin = style.strokeLinejoin as CanvasLineJoin
  paint.lineCap = style.strokeLinecap as CanvasLineCap
  const dashes = style.strokeDasharray
  paint.setLineDash(dashes === 'none' ? [] : dashes.split(/[ ,]+/).map(Number.parseFloat))
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

function paintText(paint: Paint, element: SVGTextElement): void {
  const style = getComputedStyle(element)
  // The title within is the whole text of a shortened label, not part of the picture.
  const words = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
  const text = words.map(node => node.textContent).join('')
  const [x, y] = [element.getAttribute('x'), element.getAttribute('y')].map(Number) as [
    number,
    number,
  ]
  paint.font = fontOf(style)
  paint.textAlign = ALIGN[style.textAnchor as keyof typeof ALIGN] ?? 'left'
  if (style.stroke !== 'none') {
    setStroke(paint, style)
    paint.strokeText(text, x, y)
  }
  paint.fillStyle = style.fill
  paint.fillText(text, x, y)
}

/** A computed style's font as a canvas takes it. */
export const fontOf = (style: CSSStyleDeclaration): string =>
  `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
