import * as z from 'zod'
import { HEARD_IN, QUOTE_TOPICS, type QuoteTopic } from '../company/chips.ts'
import { INTERVIEW_BANK, TOPICS } from './topics.ts'

/** evidenced: customers said it. extrapolated: nobody was asked, and the owner's cards carry it. unknown: nobody knows. */
export const ANSWER_TAGS = ['evidenced', 'extrapolated', 'unknown'] as const
export type AnswerTag = (typeof ANSWER_TAGS)[number]
export const TAG_WORDS: Readonly<Record<AnswerTag, string>> = {
  evidenced: 'Evidenced',
  extrapolated: 'Extrapolated',
  unknown: 'Don’t know',
}

/** Characters of one question; longer ones are not read. */
export const QUESTION_MAX = 500
/** Questions of one interview. */
export const QUESTIONS_MAX = 100
/** Statements of one answer, and people who are quoted in it. */
export const SENTENCES_MAX = 3

/** What a statement stands in, as it was when it was said: it stays readable when the fact is gone. */
export const answerSource = z.object({
  /** Id of the fact. */
  fact: z.string(),
  /** Who said it; null for a card of the owner. */
  who: z.string().nullable(),
  heard: z.enum(HEARD_IN).nullable(),
  /** The words, whole; of a card its line. */
  quote: z.string(),
})
export type AnswerSource = z.infer<typeof answerSource>

export const answerSentence = z.object({ text: z.string(), sources: z.array(answerSource).min(1) })
export type AnswerSentence = z.infer<typeof answerSentence>

/** What a persona answers. It is never evidence: nothing of it becomes a fact. */
export const interviewAnswer = z.object({
  tag: z.enum(ANSWER_TAGS),
  /** Empty where it is unknown. */
  sentences: z.array(answerSentence).max(SENTENCES_MAX),
  /** How many told of it, from what it follows, or why nobody knows; empty where a model joined customers' words. */
  note: z.string(),
  /** The nearest thing that was said, where the question itself is not answered. */
  near: answerSentence.nullable(),
  /** What it asks for; null where it changes no decision. */
  topic: z.enum(QUOTE_TOPICS).nullable(),
  /** What nobody was asked; null where it is evidenced. */
  missing: z.string().nullable(),
  /** The topic that it puts on the list of what to ask a real customer. */
  opens: z.enum(QUOTE_TOPICS).nullable(),
  mind: z.enum(['built-in', 'model']),
  /** Why a language model that could have worked did not; null where it did or there is none. */
  notice: z.string().nullable(),
})
export type InterviewAnswer = z.infer<typeof interviewAnswer>

type Asked = { question: string; answer: InterviewAnswer }

/** How many answers of each kind. */
export const tallyOf = (asked: readonly Asked[]): Record<AnswerTag, number> => {
  const of = (tag: AnswerTag): number => asked.filter(({ answer }) => answer.tag === tag).length
  return {
    evidenced: of('evidenced'),
    extrapolated: of('extrapolated'),
    unknown: of('unknown'),
  }
}

/** What to ask a real customer next: a topic once, with the decision that waits and the questions that brought it. */
export type NextAsk = {
  topic: QuoteTopic
  question: string
  decides: string
  /** As they were typed here. */
  from: readonly string[]
}

/** What an interview left open, the topic that was missed most first. */
export function nextAsks(asked: readonly Asked[]): NextAsk[] {
  const opened = asked.flatMap(({ question, answer: { opens } }) =>
    opens ? [{ topic: opens, question }] : [],
  )
  const topics = [...new Set(opened.map(({ topic }) => topic))]
  return topics
    .map(topic => ({
      topic,
      question: TOPICS[topic].asks[0],
      decides: TOPICS[topic].decides,
      from: opened.filter(one => one.topic === topic).map(({ question }) => question),
    }))
    .toSorted((a, b) => b.from.length - a.from.length)
}

const bare = (question: string): string =>
  question
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** Whose question of the bank these words are, letter for letter; null for any other. */
export function bankTopicOf(question: string): QuoteTopic | null {
  const words = bare(question)
  return INTERVIEW_BANK.find(({ asks }) => asks.some(ask => bare(ask) === words))?.topic ?? null
}

/** A question of the bank whose topic was not asked yet, then one that was not put yet; null when all were. */
export function suggestedAsk(asked: readonly Asked[]): string | null {
  const topics = new Set(asked.map(({ answer }) => answer.topic))
  const put = new Set(asked.map(({ question }) => bare(question)))
  const isNew = (ask: string): boolean => !put.has(bare(ask))
  const fresh = INTERVIEW_BANK.filter(({ topic }) => !topics.has(topic))
  const [first] = [...fresh, ...INTERVIEW_BANK].flatMap(({ asks }) => asks.filter(isNew))
  return first ?? null
}
