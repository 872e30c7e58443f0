import { HIGH, MEASURE } from '../../../../platform/paper/slides.ts'
import type { TextLine } from './plan.ts'

// How much stands on a slide. Widths and heights in inches, sizes in points. The program that opens a file lays it out, so this is an
// estimate.

export const POINTS_TO_INCH = 72
/** The width of a letter as a part of its size, in faces that a program has or puts in their place. */
const LETTER = 0.48
const LINE = 1.22
/** Behind a paragraph, as a part of its size. */
export const GAP = 0.45
const BULLET_INDENT = 0.3
/** How much larger a heading within a slide is. */
export const HEADING_MORE = 2

const lettersIn = (width: number, size: number): number =>
  Math.max(1, Math.floor((width * POINTS_TO_INCH) / (size * LETTER)))

const lineHigh = (size: number): number => (size * LINE) / POINTS_TO_INCH

/** The height of words that are broken at `width`. */
export const wordsHigh = (letters: number, width: number, size: number): number =>
  Math.max(1, Math.ceil(letters / lettersIn(width, size))) * lineHigh(size)

/** The width of a wide letter: figures and capitals in a row. */
const WIDE_LETTER = 0.56

/** The height of words where something stands right below them: broken between words, and rather a line too many. */
export function brokenHigh(text: string, width: number, size: number): number {
  const most = Math.max(1, Math.floor((width * POINTS_TO_INCH) / (size * WIDE_LETTER)))
  let lines = 1
  let left = most
  for (const { length } of text.split(/\s+/)) {
    if (length > left && left < most) {
      lines += 1
      left = most
    }
    // A word longer than a line is broken within.
    lines += Math.max(0, Math.ceil(length / most) - 1)
    left -= (length % most) + 1
  }
  return lines * lineHigh(size)
}

/** Signs of a line with its lead and its marks. */
const lettersOf = ({ lead, text, marks }: TextLine): number =>
  lead.length + text.length + marks.length * 2 + 2

export function textLineHigh(line: TextLine, width: number, size: number): number {
  const gap = (size * GAP) / POINTS_TO_INCH
  if (line.as === 'heading') return wordsHigh(lettersOf(line), width, size + HEADING_MORE) + 2 * gap
  const room = line.as === 'bullet' ? width - BULLET_INDENT : width
  return wordsHigh(lettersOf(line), room, size) + gap
}

export const heightOf = <T>(items: readonly T[], high: (item: T) => number): number =>
  items.reduce((all, item) => all + high(item), 0)

/** The first of `sizes` at which all of it stands on one slide; null where none is small enough. */
export const sizeFor = <T>(
  items: readonly T[],
  sizes: readonly number[],
  high: (item: T, size: number) => number,
): number | null => sizes.find(size => heightOf(items, item => high(item, size)) <= HIGH) ?? null

/** Parts of a list that a slide holds, of about the same height. */
export function inSlides<T>(
  items: readonly T[],
  high: (item: T) => number,
  room: number = HIGH,
): T[][] {
  const all = heightOf(items, high)
  const tallest = Math.max(0, ...items.map(high))
  const even = Math.min(room, all / Math.ceil(all / room) + tallest)
  const parts: T[][] = []
  let left = 0
  for (const item of items) {
    const takes = high(item)
    if (parts.length === 0 || takes > left) {
      parts.push([])
      left = even
    }
    parts.at(-1)!.push(item)
    left -= takes
  }
  return parts
}

/** Words longer than a slide holds, parted between words. */
export function inPieces(text: string, size: number): string[] {
  const most = lettersIn(MEASURE, size) * Math.floor(HIGH / lineHigh(size) - 1)
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const end = space > 0 ? space : most
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest]
}
