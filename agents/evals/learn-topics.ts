import { writeFileSync } from 'node:fs'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { quantitiesIn } from '../src/reading/quantities.ts'
import { notationOf } from '../src/reading/quantity.ts'
import { chancesOf, signsIn, type TopicWeights } from '../src/reading/topics.ts'
import type { Firm } from './firm.ts'
import { loadFirms } from './load-firms.ts'

/** Learns what the sentences of a longer text are about, from sentences whose question is known. Signs that few firms use are left out: what is learned belongs to no firm and no trade. */

const FIRMS_LEAST = 6
const ROUNDS = 60
const STEP = 0.3
const DECAY = 0.012
const TODAY = '2026-11-22'

type Example = { firm: string; signs: string[]; topic: FactKind }

export function examplesOf(firm: Firm): Example[] {
  const answers = Object.entries(firm.answers) as [FactKind, string][]
  return answers.flatMap(([asked, text]) =>
    sentencesOf(text).map(sentence => ({
      firm: firm.name,
      signs: signsIn(sentence, quantitiesIn(sentence, notationOf(firm.currency, TODAY))),
      topic: topicOf(firm, asked, sentence),
    })),
  )
}

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+|\n+/).filter(sentence => /\p{L}{2}/u.test(sentence))

/** A sentence is about what a careful person kept of it, else about what was asked. */
function topicOf({ facts }: Firm, asked: FactKind, sentence: string): FactKind {
  const kept = facts.filter(
    ({ answer, quote }) =>
      answer === asked && (sentence.includes(quote) || quote.includes(sentence.trim())),
  )
  const isAsked = kept.length === 0 || kept.some(({ kind }) => kind === asked)
  return isAsked ? asked : (kept[0]?.kind ?? asked)
}

/** Multinomial logistic regression by gradient steps; the same firms always give the same weights. */
export function learn(firms: readonly Firm[]): TopicWeights {
  const examples = firms.flatMap(examplesOf)
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
          row[at] = row[at]! + step * (miss / Math.sqrt(known.length) - DECAY * row[at]!)
        })
      }
    }
  }
  return weights
}

/** Two digits are enough, and signs that speak for nothing are left out. */
const rounded = ({ topics, signs }: TopicWeights): TopicWeights => ({
  topics,
  signs: Object.fromEntries(
    Object.entries(signs)
      .filter(([, row]) => row.some(value => Math.abs(value) >= SPEAKS))
      .map(([sign, row]) => [sign, row.map(value => Number(value.toFixed(2)))]),
  ),
})
const SPEAKS = 0.4

if (import.meta.main) {
  const file = new URL('../src/reading/topic-weights.json', import.meta.url)
  const { topics, signs } = rounded(learn(loadFirms()))
  writeFileSync(file, `${JSON.stringify({ topics, signs })}\n`)
}
