import { Hole, type Origin } from './hole.ts'

/** Characters of somebody's words that still stand inside a sentence. */
const SPOKEN_MAX = 100
const WORDS_LEAST = 3

/** Somebody's own words inside a sentence, in quotation marks: a whole sentence of theirs, as it was said. Words with a figure stand under the sentence instead, where they are shown whole. */
export class Spoken extends Hole {
  readonly #text: string

  private constructor(text: string, origin: Origin) {
    super([origin])
    this.#text = text
  }

  /** The first sentence that `tells`, null where none does that is short enough and holds no figure. */
  static from(
    { id, quote }: { id: string; quote: string },
    tells: (sentence: string) => boolean,
  ): Spoken | null {
    const sentences = quote.split(/(?<=[.!?])\s+/u).map(bare)
    const found = sentences.find(sentence => isShort(sentence) && tells(sentence))
    return found === undefined ? null : new Spoken(found, { fact: id })
  }

  override render(): string {
    return `“${this.#text}”`
  }
}

const bare = (sentence: string): string =>
  sentence
    .trim()
    .replace(/^["“”'‘]+|["“”'’.;,]+$/gu, '')
    .replaceAll(/["“”]/gu, '')

const isShort = (sentence: string): boolean =>
  sentence.length <= SPOKEN_MAX && !/\d/.test(sentence) && sentence.split(' ').length >= WORDS_LEAST
