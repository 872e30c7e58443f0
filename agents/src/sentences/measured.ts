import { dayWords } from '../figures/words.ts'
import { capitalized, Hole, type Origin, type Position } from './hole.ts'

/** What was measured, or what it is of, as it stands in a sentence. Only the functions below make one. */
export class MeasuredText extends Hole {
  readonly #text: string

  constructor(text: string, origin: Origin) {
    super([origin])
    this.#text = text
  }

  override render(position: Position): string {
    return position === 'start' ? capitalized(this.#text) : this.#text
  }
}

const OF_FIGURES: Origin = { fixed: 'figures' }
const NAME_MAX = 60

/** A figure as it was written where it was computed. */
export const measuredText = (display: string, origin: Origin): MeasuredText =>
  new MeasuredText(display, origin)

/** A word of ours for a source, a channel or a metric. */
export const ownWord = (word: string): MeasuredText => new MeasuredText(word, OF_FIGURES)

/** "4 November". */
export const dayText = (day: string): MeasuredText => new MeasuredText(dayWords(day), OF_FIGURES)

/** The name of a campaign, a page or an arm: whatever a platform or a person calls it, it stands in quotation marks, as one thing. */
export function givenName(name: string): MeasuredText {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}“”"]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = plain.length > NAME_MAX ? `${plain.slice(0, NAME_MAX - 1).trimEnd()}…` : plain
  return new MeasuredText(`“${short}”`, OF_FIGURES)
}
