import type { QuoteTopic } from '@sextant/contracts/company/chips'
import {
  type AnswerSentence,
  type InterviewAnswer,
  SENTENCES_MAX,
} from '@sextant/contracts/persona/interview'
import { capitalsIn } from '../../../core/jobs/words/names.ts'
import { foreignName, numberWordIn } from '../../../core/jobs/words/refusal.ts'
import { tagWords } from '../../../reading/tag.ts'
import { answer, commonWords, type Interviewed, unknown } from '../answer.ts'
import { FROM_CARDS, sayMissing } from '../notes.ts'
import { readQuestion } from '../read-question.ts'
import { contentWords, holdsAll, rootOf, rootsIn, wordsIn } from '../roots.ts'
import type { InterviewGiven } from './form.ts'
import { type Material, materialOf } from './material.ts'
import { carriedBy } from './rails.ts'

type Settling = {
  asked: Interviewed
  question: string
  topic: QuoteTopic | null
  /** The question itself asks for that topic; else only the model says so. */
  isOfTopic: boolean
  material: Material
}

/** Whether a model may answer a question at all: what is no honest question is answered by nobody. */
export function isForModel(question: string): boolean {
  const { refused } = readQuestion(question)
  return refused === null || refused === 'value'
}

/** What holds of a model's answer. A sentence that its quotes do not carry falls; without one left it is unknown. */
export function settleInterview(
  asked: Interviewed,
  question: string,
  { tag, sentences, topic: given }: InterviewGiven,
): InterviewAnswer {
  const builtIn = answer(asked, question)
  if (!isForModel(question)) return builtIn
  const topic = builtIn.topic ?? given
  const material = materialOf(asked)
  if (tag === 'unknown' || asksOfUnknown(question, material, asked))
    return byModel(nobody(asked, topic, builtIn))
  const isOfTopic = readQuestion(question).topic === topic
  const settling = { asked, question, topic, isOfTopic, material }
  const kept = sentences
    .slice(0, SENTENCES_MAX)
    .flatMap(sentence => settled(sentence, tag, material))
    .filter(sentence => givesNumber(question, sentence))
    .filter(sentence => tag !== 'evidenced' || isAbout(settling, sentence))
  if (kept.length === 0) return byModel(nobody(asked, topic, builtIn))
  return byModel(tag === 'evidenced' ? said(kept, topic) : told(kept, topic))
}

const byModel = (answered: InterviewAnswer): InterviewAnswer => ({ ...answered, mind: 'model' })

/** The built-in mind's words, or what came near, are the nearest thing that was said. */
const nobody = (
  asked: Interviewed,
  topic: QuoteTopic | null,
  { sentences, near }: InterviewAnswer,
): InterviewAnswer => unknown(asked, topic, sentences[0] ?? near)

/** A name or a figure that nobody ever mentioned: whatever a model says of it is made up. */
function asksOfUnknown(
  question: string,
  { quotes, cards }: Material,
  { company }: Interviewed,
): boolean {
  const sources = [...Object.values(quotes), ...Object.values(cards)]
  const labels = Object.values(quotes).map(({ label }) => label)
  const texts = [company.name, ...labels, ...sources.map(({ quote }) => quote)]
  if (foreignName(question, texts.flatMap(capitalsIn)) !== null) return true
  const held = rootsIn(texts.join(' '))
  return wordsIn(question).some(word => /\d/.test(word) && !held.has(word.toLowerCase()))
}

const ASKS_NUMBER = /\bhow (?:many|much|old|heavy|tall|big|large|far|wide|high|deep|often|long)\b/iu

/** A question for a number is answered by one. */
const givesNumber = (question: string, { text }: AnswerSentence): boolean =>
  !ASKS_NUMBER.test(question) || /\d/.test(text) || numberWordIn(text) !== undefined

/** Whether words answer a question: they were said of the topic that it asks for, or of the one that the model says and hold every thing that it names. What it does may be told in other words. */
function isAbout(
  { asked, question, topic, isOfTopic, material }: Settling,
  { sources }: AnswerSentence,
): boolean {
  const cited = Object.values(material.quotes).filter(({ fact }) =>
    sources.some(source => source.fact === fact),
  )
  if (cited.some(quote => isOfTopic && quote.topic === topic)) return true
  if (cited.every(quote => quote.topic !== topic)) return false
  const held = rootsIn(cited.map(({ quote, label }) => `${label} ${quote}`).join(' '))
  return holdsAll(held, thingsIn(question), commonWords(asked))
}

/** Roots of the nouns of a question, besides those of asking. */
const thingsIn = (question: string): string[] =>
  tagWords(question)
    .filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
    .flatMap(({ text }) => contentWords(text))
    .map(rootOf)

/** A sentence with those of its sources that carry it; nothing where none does. */
function settled(
  { text, quotes: ids }: InterviewGiven['sentences'][number],
  tag: InterviewGiven['tag'],
  { quotes, cards }: Material,
): AnswerSentence[] {
  const from = tag === 'evidenced' ? quotes : cards
  const known = ids.flatMap(id => {
    const source = Object.hasOwn(from, id) ? from[id] : undefined
    if (!source) return []
    const { fact, who, heard, quote } = source
    return [{ fact, who, heard, quote }]
  })
  const sources = carriedBy(text, known)
  return sources.length > 0 ? [{ text: text.trim(), sources }] : []
}

const said = (sentences: AnswerSentence[], topic: QuoteTopic | null): InterviewAnswer => ({
  tag: 'evidenced',
  sentences,
  note: '',
  near: null,
  topic,
  missing: null,
  opens: null,
  mind: 'model',
  notice: null,
})

const told = (sentences: AnswerSentence[], topic: QuoteTopic | null): InterviewAnswer => ({
  ...said(sentences, topic),
  tag: 'extrapolated',
  note: FROM_CARDS,
  missing: sayMissing(topic),
  opens: topic,
})
