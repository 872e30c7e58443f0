import { spread } from '@sextant/drawings/placing'
import { textWidth, truncate } from '@sextant/drawings/text-size'

export { textWidth, truncate }
export const FONT = 13

/** Something written at the end of a line: `y` is where the line ends. */
export type EndLabel = {
  y: number
  text: string
  fill: string
  strong?: boolean
}

const LINE = 17

/** The labels moved apart from each other, in the given order, inside low…high. */
export function placeLabels<Label extends EndLabel>(
  labels: readonly Label[],
  [low, high]: readonly [number, number],
): (Label & { at: number })[] {
  const places = spread(
    labels.map(({ y }) => y),
    LINE,
    low,
    high,
  )
  return labels.map((label, index) => ({ ...label, at: places[index] ?? label.y }))
}

/** Room on the right for the widest of the labels. */
export const labelRoom = (labels: readonly EndLabel[]): number =>
  labels.length === 0
    ? 0
    : Math.ceil(
        Math.max(...labels.map(({ text, strong }) => textWidth(text, FONT, strong ? 600 : 400))),
      )

/** The widest of several texts, px. */
export const widest = (texts: readonly string[], weight = 400): number =>
  Math.ceil(texts.reduce((most, text) => Math.max(most, textWidth(text, FONT, weight)), 0))

/** A, B, …, Z, AA, AB, … */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}

/** The words of a label one below the other where they do not fit beside each other; none where a word is too wide. */
export function wordsWithin(text: string, room: number): string[] {
  if (textWidth(text, FONT) <= room) return [text]
  const words = text.split(/\s+/)
  return words.every(word => textWidth(word, FONT) <= room) ? words : []
}
