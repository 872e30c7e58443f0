import { chancesOf, type TopicWeights } from '../src/reading/topics.ts'

/** Signs that fewer firms use are left out: what is learned belongs to no firm and no trade. */
const FIRMS_LEAST = 6
const ROUNDS = 60
const STEP = 0.3
const DECAY = 0.012

/** What a careful person made of some words of one firm. */
export type Example<Topic extends string> = { firm: string; signs: string[]; topic: Topic }

/** Multinomial logistic regression by gradient steps; the same firms always give the same weights. */
export function learn<Topic extends string>(
  examples: readonly Example<Topic>[],
  decay = DECAY,
): TopicWeights<Topic> {
  const topics = [...new Set(examples.map(({ topic }) => topic))].toSorted()
  const used = new Map<string, Set<string>>()
  for (const { firm, signs } of examples)
    for (const sign of signs) used.set(sign, (used.get(sign) ?? new Set()).add(firm))
  const general = new Set([...used].flatMap(([sign, by]) => (by.size >= FIRMS_LEAST ? [sign] : [])))
  const signs: Record<string, number[]> = {}
  for (const sign of [...general].toSorted()) signs[sign] = topics.map(() => 0)
  const weights = { topics, signs }
  for (let round = 0; round < ROUNDS; round++) {
    const step = STEP / (1 + round / 10)
    for (const { signs: all, topic } of examples) {
      const known = all.filter(sign => general.has(sign))
      const chances = chancesOf(known, weights)
      for (const sign of known) {
        const row = signs[sign]!
        topics.forEach((other, at) => {
          const miss = (other === topic ? 1 : 0) - chances[at]!
          row[at] = row[at]! + step * (miss / Math.sqrt(known.length) - decay * row[at]!)
        })
      }
    }
  }
  return weights
}

/** Two digits are enough, and signs that speak for nothing are left out. */
export const rounded = <Topic extends string>(
  { topics, signs }: TopicWeights<Topic>,
  least = SPEAKS,
): TopicWeights<Topic> => ({
  topics,
  signs: Object.fromEntries(
    Object.entries(signs)
      .filter(([, row]) => row.some(value => Math.abs(value) >= least))
      .map(([sign, row]) => [sign, row.map(value => Number(value.toFixed(2)))]),
  ),
})
const SPEAKS = 0.4
