import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { AnswerSentence, InterviewAnswer } from '@sextant/contracts/persona/interview'
import { type PersonaBody, realSources } from '@sextant/contracts/persona/persona'
import { type Company, factsOf } from '../../company/company.ts'
import { FROM_CARDS, REFUSALS, sayMissing, sayNobody, sayWaits } from './notes.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { rootsIn } from './roots.ts'
import { ofParts } from '../../reading/any-of.ts'
import { toldOf } from './told.ts'
import {
  holding,
  nearestOf,
  ofDifferentPeople,
  sentenceOf,
  type Voice,
  voicesOf,
} from './voices.ts'

/** Who is asked: the persona, and what is known of its company. */
export type Interviewed = {
  company: Company
  /** What an interview needs of the persona. */
  body: Pick<PersonaBody, 'segment' | 'rows' | 'sources'>
}

/** A question of two words' overlap is about these words; one word may be a coincidence. */
const OVERLAP_LEAST = 2

/** What a persona answers by the built-in mind: customers' own words, else what the owner's cards carry, else that nobody knows. Pure. */
export function answer(asked: Interviewed, question: string): InterviewAnswer {
  const read = readQuestion(question)
  const voices = voicesOf(asked.company, asked.body.segment)
  const free = commonWords(asked)
  const near = nearest(voices, read, free)
  const told =
    read.refused && read.refused !== 'value' ? [] : toldAnswer(asked, question, read, voices, free)
  if (told.length > 0) return extrapolated(told, read.topic)
  if (read.refused) return refused(read, asked, near)
  const said = evidence(voices, read, free)
  if (said.length > 0) return evidenced(said, read.topic)
  return unknown(asked, read.topic, near)
}

/** What is sold, who sells it and who buys: words that every question may hold, because all that was said is about them. */
export function commonWords({ company, body }: Interviewed): ReadonlySet<string> {
  const group = factsOf(company, 'segment').filter(({ id }) => id === body.segment)
  const names = [...factsOf(company, 'offer'), ...group].map(({ label }) => label)
  return rootsIn([company.name, ...names].join(' '))
}

/** Customers' words that answer it: of the topic it asks for, holding all it asks about; or, asked by yes or no, the words themselves. */
function evidence(
  voices: readonly Voice[],
  { topic, content, isOfThem, isOfSpan }: ReadQuestion,
  free: ReadonlySet<string>,
): AnswerSentence[] {
  const own = content.filter(root => !free.has(root))
  const about = voices.filter(voice => topic !== null && voice.topic === topic)
  // A price that mentions a thing in passing is no price of it.
  const told = topic === 'price' && own.length > 0 ? [] : holding(about, content, free)
  const beside = told.length > 0 ? told : besideIt(voices, { topic, isOfSpan }, own)
  const byWords = isOfThem && own.length >= OVERLAP_LEAST ? holding(voices, own, new Set()) : []
  const found = beside.length > 0 ? beside : byWords
  return ofDifferentPeople(found).map(({ fact }) => sentenceOf(fact, content))
}

/** Topics that people hardly tell apart: what somebody calls a worry, another calls a trouble. */
const TROUBLES: ReadonlySet<QuoteTopic> = new Set(['pain', 'objection', 'switching'])
const areKin = (one: QuoteTopic, other: QuoteTopic | null): boolean =>
  other !== null && TROUBLES.has(one) && TROUBLES.has(other)

/** Words of a topic next to the one that is asked for, or a span of time that somebody told wherever they did: where they hold all that is asked about. */
function besideIt(
  voices: readonly Voice[],
  { topic, isOfSpan }: Pick<ReadQuestion, 'topic' | 'isOfSpan'>,
  own: readonly string[],
): Voice[] {
  if (topic === null || own.length === 0) return []
  const near = voices.filter(voice =>
    isOfSpan ? SPAN.test(voice.fact.quote) : areKin(topic, voice.topic),
  )
  return holding(near, own, new Set())
}

/** "Nine days", "half a year". */
const SPAN = ofParts(
  'iu',
  String.raw`\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|many|some)\s+`,
  String.raw`(?:minute|hour|day|night|week|month|year)s?\b`,
)

/** The owner's cards speak where nobody's words do. */
function toldAnswer(
  asked: Interviewed,
  question: string,
  { topic, content }: ReadQuestion,
  voices: readonly Voice[],
  free: ReadonlySet<string>,
): AnswerSentence[] {
  if (topic && voices.some(voice => voice.topic === topic)) return []
  const own = content.filter(root => !free.has(root)).length
  return toldOf(asked.company, asked.body, { question, topic, content: own })
}

function nearest(
  voices: readonly Voice[],
  { topic, content, refused: why }: ReadQuestion,
  free: ReadonlySet<string>,
): AnswerSentence | null {
  if (why === 'order' || why === 'nothing' || why === 'long') return null
  const own = content.filter(root => !free.has(root))
  const found = nearestOf(voices, own) ?? voices.find(voice => topic && voice.topic === topic)
  return found ? sentenceOf(found.fact, content) : null
}

const BUILT_IN = { mind: 'built-in', notice: null } as const

const evidenced = (sentences: AnswerSentence[], topic: QuoteTopic | null): InterviewAnswer => ({
  ...BUILT_IN,
  tag: 'evidenced',
  sentences,
  note: '',
  near: null,
  topic,
  missing: null,
  opens: null,
})

const extrapolated = (sentences: AnswerSentence[], topic: QuoteTopic | null): InterviewAnswer => ({
  ...BUILT_IN,
  tag: 'extrapolated',
  sentences,
  note: FROM_CARDS,
  near: null,
  topic,
  missing: sayMissing(topic),
  opens: topic,
})

/** Nobody knows: which decision waits, and the nearest thing that was said. */
export const unknown = (
  { body }: Interviewed,
  topic: QuoteTopic | null,
  near: AnswerSentence | null,
): InterviewAnswer => ({
  ...BUILT_IN,
  tag: 'unknown',
  sentences: [],
  note: `${sayNobody(realSources(body), near !== null)} ${sayWaits(topic)}`,
  near,
  topic,
  missing: sayMissing(topic),
  opens: topic,
})

/** What is no honest question puts nothing on the list but the topic that it was after. */
function refused(
  { refused: why, topic }: ReadQuestion,
  asked: Interviewed,
  near: AnswerSentence | null,
): InterviewAnswer {
  const isQuestion = why !== 'order' && why !== 'nothing' && why !== 'long' && why !== 'two'
  const opens = isQuestion ? topic : null
  return {
    ...unknown(asked, opens, near),
    note: why ? REFUSALS[why] : '',
  }
}
