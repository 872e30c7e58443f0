import type { QuoteTopic } from '@sextant/contracts/company/chips'
import type { AnswerSentence, InterviewAnswer } from '@sextant/contracts/persona/interview'
import { type PersonaBody, realSources } from '@sextant/contracts/persona/persona'
import { type Company, factsOf } from '../../company/company.ts'
import { peopleIn } from '../../company/voices.ts'
import { FROM_CARDS, REFUSALS, sayCount, sayMissing, sayNobody, sayWaits } from './notes.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { rootsIn } from './roots.ts'
import { evidence } from './evidence.ts'
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

/** What a persona answers by the built-in mind: customers' own words, else what the owner's cards carry, else that nobody knows. Pure. */
export function answer(asked: Interviewed, question: string): InterviewAnswer {
  const voices = voicesOf(asked.company, asked.body.segment)
  const free = commonWords(asked)
  const read = withSaidThings(readQuestion(question), voices, free)
  const near = nearest(voices, read, free)
  const told =
    read.refused && read.refused !== 'value' ? [] : toldAnswer(asked, question, read, voices, free)
  if (told.length > 0) return extrapolated(told, read.topic)
  if (read.refused) return refused(read, asked, near)
  const said = evidence(voices, read, free)
  if (said.length > 0) return evidenced(sentencesOf(said, read), read.topic, countOf(said, voices))
  return unknown(asked, read.topic, near)
}

/** A question about a thing that customers spoke of is about them; one for a time of the year may be answered by a month. */
function withSaidThings(
  read: ReadQuestion,
  voices: readonly Voice[],
  free: ReadonlySet<string>,
): ReadQuestion {
  const own = read.content.filter(root => !free.has(root))
  const isSaid = own.length > 0 && holding(voices, own, new Set()).length > 0
  const isLifted = (read.refused === 'others' && read.isOfSaidThing && isSaid) || read.isOfSeason
  return isLifted ? { ...read, refused: null } : read
}

const sentencesOf = (said: readonly Voice[], { content }: ReadQuestion): AnswerSentence[] =>
  ofDifferentPeople(said).map(({ fact }) => sentenceOf(fact, content))

/** How many of all who were heard told of it: silence of the others is no answer. */
function countOf(said: readonly Voice[], voices: readonly Voice[]): string {
  const people = (of: readonly Voice[]): number => peopleIn(of.map(({ fact }) => fact))
  return sayCount(people(said), people(voices))
}

/** What is sold, who sells it and who buys: words that every question may hold, because all that was said is about them. */
export function commonWords({ company, body }: Interviewed): ReadonlySet<string> {
  const group = factsOf(company, 'segment').filter(({ id }) => id === body.segment)
  const names = [...factsOf(company, 'offer'), ...group].map(({ label }) => label)
  return rootsIn([company.name, ...names].join(' '))
}

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
  const about = voices.filter(voice => topic && voice.topic === topic)
  const found = nearestOf(about, own) ?? about[0] ?? nearestOf(voices, own)
  return found ? sentenceOf(found.fact, content) : null
}

const BUILT_IN = { mind: 'built-in', notice: null } as const

const evidenced = (
  sentences: AnswerSentence[],
  topic: QuoteTopic | null,
  note: string,
): InterviewAnswer => ({
  ...BUILT_IN,
  tag: 'evidenced',
  sentences,
  note,
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
