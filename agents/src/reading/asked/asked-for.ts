import type { QuoteTopic } from '@sextant/contracts/company/chips'
import { askedTopic } from './asked-topic.ts'
import { bestOf, chancesOf, type Weights } from '../learned/linear.ts'
import { questionSigns, stemsOf, wordSign } from './question-signs.ts'
import learned from './weights.json' with { type: 'json' }

/** What a question asks for that is no topic of how somebody buys: private matters, forecasts, other people. */
export const NO_TOPIC = 'trap'

/** The topic that a question to a customer asks for, null where it asks for none, and how sure that is (0–1). */
export type AskedFor = { topic: QuoteTopic | null; chance: number }

/** Learned from questions whose topic was marked (`evals/asked`). */
export function askedFor(question: string, weights: Weights = learned): AskedFor {
  const { label, chance } = bestOf(chancesOf(questionSigns(question), weights), weights.labels)
  return { topic: label === NO_TOPIC ? null : (label as QuoteTopic), chance }
}

/** What was learned counts where the rules are silent, and against them where it is surer. */
const SURE = { alone: 0.4, against: 0.6 }

/** The topic of a question whose answers somebody looks over: rather a likely one than none. */
export function likelyTopic(question: string): QuoteTopic | null {
  const ruled = askedTopic(question)
  const { topic, chance } = askedFor(question)
  const isSure = chance >= (ruled ? SURE.against : SURE.alone)
  return topic && isSure ? topic : ruled
}

/** So much, in hundredths, a word has to speak for a topic to be one that asks for it. */
const ASKS_LEAST = 20

/** The words of a question, without their endings, that ask for the topic and tell nothing of what about: "What <frightened> you about the scaffold?" */
export function askingStems(
  question: string,
  topic: QuoteTopic,
  weights: Weights = learned,
): string[] {
  const which = weights.labels.indexOf(topic)
  return stemsOf(question).filter(stem => weightOf(wordSign(stem), which, weights) >= ASKS_LEAST)
}

function weightOf(sign: string, label: number, { signs }: Weights): number {
  const pairs = Object.hasOwn(signs, sign) ? signs[sign]! : []
  const at = pairs.findIndex((value, place) => place % 2 === 0 && value === label)
  return at === -1 ? 0 : pairs[at + 1]!
}
