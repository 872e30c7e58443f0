import { fontOf } from './paint-svg.ts'

/** Paints the words below an element where they stand, word by word, so that they break as on the page. */
export function paintWords(
  paint: CanvasRenderingContext2D,
  element: Element,
  origin: { left: number; top: number },
): void {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('svg, .sr-only')) continue
    const style = getComputedStyle(parent)
    paint.font = fontOf(style)
    paint.fillStyle = style.color
    for (const { text, box } of wordsOf(node)) {
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = paint.measureText(text)
      const base = box.top + (box.height + up - down) / 2
      paint.fillText(text, box.left - origin.left, base - origin.top)
    }
  }
}

function* wordsOf(node: Node): Generator<{ text: string; box: DOMRect }> {
  const range = document.createRange()
  for (const match of (node.textContent ?? '').matchAll(/\S+/g)) {
    range.setStart(node, match.index)
    range.setEnd(node, match.index + match[0].length)
    yield { text: match[0], box: range.getBoundingClientRect() }
  }
}
