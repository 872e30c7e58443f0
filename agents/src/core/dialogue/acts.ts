import { withoutInvisible } from '@sextant/contracts/plain-text'
import { blank } from '../../reading/read.ts'
import { sentencesIn } from '../../reading/stops.ts'
import { ACT_PHRASES, PHRASED_ACTS } from './phrases.ts'

/** empty: nothing that could be read. answer: something about the business. */
export const ACTS = [...PHRASED_ACTS, 'empty', 'answer'] as const
export type Act = (typeof ACTS)[number]

/** What one message does, and the words it says besides: "just draft it" at the end of an answer leaves the answer. */
export type ReadAct = { act: Act; rest: string; thenDraft: boolean }

/** Longer than this, a message tells something, whatever it begins with. */
const TURN_WORDS_MAX = 14
/** Words that mean nothing beside an act. */
const FILLERS = new Set(
  'ok okay please now then well so and but just hm hmm um uh hey hi sorry thanks thank you honestly really actually yeah yes yep oh i think maybe for me can could let lets'.split(
    ' ',
  ),
)

export const plainWords = (text: string): string[] =>
  withoutInvisible(text)
    .toLowerCase()
    .replace(/[’‘']/g, '')
    .split(/[^\p{L}\p{N}%$€£]+/u)
    .filter(word => word !== '')

/** What somebody does with a message, by phrases that mean it everywhere; anything else is an answer. `asked`: a question is open. */
export function readAct(text: string, asked: unknown): ReadAct {
  const words = plainWords(text)
  if (!words.some(word => /[\p{L}\p{N}]/u.test(word)))
    return { act: /\?/.test(text) ? 'why' : 'empty', rest: '', thenDraft: false }
  const whole = ACT_PHRASES.find(row => isWhole(words, row.whole))
  if (whole) return { act: whole.act, rest: '', thenDraft: false }
  const begun = words.length <= TURN_WORDS_MAX * 3 ? beginning(words, asked) : undefined
  if (begun) return { act: begun, rest: text.trim(), thenDraft: false }
  if (ASKS_BACK.test(text)) return { act: 'question', rest: '', thenDraft: false }
  return { act: 'answer', ...withoutDraft(text) }
}

/** One sentence that begins as a question and ends as one: "How much would 20 more bring?". */
const ASKS_BACK = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|ok|okay|well|then|hm+|sorry|great|good|nice|thanks)\W+)*(?:what|how|why|which|when|where|who|do|does|did|` +
    String.raw`is|are|was|can|could|should|would|will)(?:['’]s|['’]re)?\s[^.!?\n]{2,160}\?+\s*$`,
  'i',
)

/** The message is this phrase and nothing more, fillers left out. */
function isWhole(words: readonly string[], phrases: readonly string[]): boolean {
  if (words.length > TURN_WORDS_MAX) return false
  const said = bare(words)
  return phrases.some(phrase => said === bare(phrase.split(' ')) || words.join(' ') === phrase)
}

const bare = (words: readonly string[]): string => {
  const from = words.findIndex(word => !FILLERS.has(word))
  const to = words.findLastIndex(word => !FILLERS.has(word))
  return from === -1 ? words.join(' ') : words.slice(from, to + 1).join(' ')
}

/** Without the fillers before it: what stands behind belongs to how it begins ("do you"). */
const fromFirst = (words: readonly string[]): string =>
  words
    .slice(
      Math.max(
        0,
        words.findIndex(word => !FILLERS.has(word)),
      ),
    )
    .join(' ')

function beginning(words: readonly string[], asked: unknown): Act | undefined {
  const said = `${fromFirst(words)} `
  const row = ACT_PHRASES.find(
    ({ begins, whileAsked }) =>
      (whileAsked || !asked) &&
      begins.some(phrase => said.startsWith(`${fromFirst(phrase.split(' '))} `)),
  )
  return row?.act
}

/** Sentences of a longer message that correct what stands, and what is left without them. */
export function corrections(
  text: string,
  corrects: (sentence: string) => boolean = () => false,
): { said: string[]; rest: string } {
  const sentences = sentencesIn(text)
  const said = sentences.filter(sentence => isCorrection(sentence) || corrects(sentence))
  // What is taken out leaves its place empty, so that no quotation goes over it.
  const rest = said.reduce((left, sentence) => left.replace(sentence, blank), text)
  return { said, rest: rest.trim() }
}

/** What may stand before it: "sorry, no, the 310 …". */
const BEFORE_IT = /^\W*(?:(?:and|oh|sorry|wait|also|but|hm+|um+|well|ah)\W+)*/i
const CORRECTS = [
  /^correction\b/i,
  /^(?:no|actually),? (?:wait,? )?(?:the|it|its|it['’]s|those|that|that['’]s|thats)\b/i,
  /^actually,? (?:that|these)\b/i,
  /^(?:i meant|i misspoke|scratch that)\b/i,
  /^(?:no,? wait|wait,? no)\b/i,
  /^(?:it['’]?s |that['’]?s )?(?:the )?other way (?:a)?round\b/i,
  // "No, onboarding lost 40, not 20."
  /^no\b.*\d.*\bnot\b.*\d/i,
]
function isCorrection(sentence: string): boolean {
  const words = sentence.replace(BEFORE_IT, '')
  return CORRECTS.some(pattern => pattern.test(words))
}

const LEAD = String.raw`(?:(?:now|so|and|then|please|okay|ok|just)[,\s]+)*`
const WISH = '(?:draft it|write it up|write it|go ahead)'
const DRAFT_TAIL = new RegExp(String.raw`[,.;!]?\s*${LEAD}${WISH}(?: now| please)?[.!\s]*$`, 'i')

function withoutDraft(text: string): { rest: string; thenDraft: boolean } {
  const rest = text.replace(DRAFT_TAIL, '').trim()
  return { rest: rest || text.trim(), thenDraft: rest !== '' && rest.length < text.trim().length }
}
