import { paintSvg } from './paint-svg.ts'
import { paintWords } from './paint-words.ts'

const SCALE = 2
const EDGE = 24

/** A figure as a picture at twice its size: title, caption, drawing, key, notes and source, in the theme that is seen. Nothing is fetched. */
export async function pngOf(figure: HTMLElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const paint = canvas.getContext('2d')
  const words = [...figure.querySelectorAll('[data-chart-words]')]
  const drawings = [...figure.querySelectorAll<SVGSVGElement>('svg[data-chart], svg.chart-mark')]
  if (!paint) return null
  const box = boxOf([...words, ...drawings])
  canvas.width = Math.ceil((box.width + 2 * EDGE) * SCALE)
  canvas.height = Math.ceil((box.height + 2 * EDGE) * SCALE)
  paint.fillStyle = groundOf(figure)
  paint.fillRect(0, 0, canvas.width, canvas.height)
  paint.scale(SCALE, SCALE)
  paint.translate(EDGE, EDGE)
  for (const svg of drawings) {
    const { left, top } = svg.getBoundingClientRect()
    paintSvg(paint, svg, { x: left - box.left, y: top - box.top })
  }
  for (const element of words) paintWords(paint, element, box)
  return new Promise(resolve => {
    canvas.toBlob(resolve, 'image/png')
  })
}

function boxOf(elements: readonly Element[]): DOMRect {
  const boxes = elements.map(element => element.getBoundingClientRect())
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.right))
  const bottom = Math.max(...boxes.map(box => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The colour that is seen behind an element. */
function groundOf(element: HTMLElement): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return '#fff'
}
