import { MULTIPLIER, NUMBER_WORD, NUMERAL, numeralOf, wordValue } from '../numeral.ts'
import type { Recogniser } from '../quantity.ts'

/** One or two words after a number: what is counted. */
const NOUN = String.raw`(?:\s+((?:[a-z][a-z'-]+\s)?[a-z][a-z'-]*[a-z]))?`

/** No nouns: what stands there belongs to the sentence. */
const STOPS = new Set(
  'a an and are as at but by down each for from had has have in is it last more of on or our over per so than that the then they this to up was we were when which with years you'.split(
    ' ',
  ),
)

/** The words after a number up to the first that is no noun. */
function nounOf(written: string | undefined): string | undefined {
  const words = written?.toLowerCase().split(/\s+/) ?? []
  const stop = words.findIndex(word => STOPS.has(word))
  return words.slice(0, stop === -1 ? words.length : stop).join(' ') || undefined
}

const digits: Recogniser = {
  id: 'a number',
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,/#-])(${NUMERAL})(${MULTIPLIER})?\\+?(?![\\p{L}\\d%])(?=${NOUN})`,
    'giu',
  ),
  read: ([, written = '', times, after], notation) => {
    const numeral = numeralOf(written, times, notation)
    const noun = nounOf(after)
    return (
      numeral && {
        kind: 'count',
        ...numeral,
        ...(noun && { noun }),
        ...(times && { scaled: true }),
      }
    )
  },
}

/** "two hearses", "a dozen orders": a word for a number counts only before what it counts. */
const words: Recogniser = {
  id: 'a number in words',
  pattern: new RegExp(`\\b(?:a\\s)?(${NUMBER_WORD})\\s(?=([a-z][a-z'-]*s)\\b)`, 'giu'),
  read: ([, word = '', noun]) => {
    const value = wordValue(word)
    return value === null ? null : { kind: 'count', value, ...(noun && { noun }) }
  },
}

export const counts: readonly Recogniser[] = [digits, words]
