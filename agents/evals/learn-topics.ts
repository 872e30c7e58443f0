import { writeFileSync } from 'node:fs'
import type { FactKind } from '@sextant/contracts/company/kinds'
import { quantitiesIn } from '../src/reading/quantities.ts'
import { notationOf } from '../src/reading/quantity.ts'
import { signsIn } from '../src/reading/topics.ts'
import type { Firm } from './firm.ts'
import { type Example, learn, rounded } from './learn.ts'
import { loadFirms } from './load-firms.ts'

/** Learns what the sentences of a longer text are about, from sentences whose question is known. Signs that few firms use are left out: what is learned belongs to no firm and no trade. */

const TODAY = '2026-11-22'

export function examplesOf(firm: Firm): Example<FactKind>[] {
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

if (import.meta.main) {
  const file = new URL('../src/reading/topic-weights.json', import.meta.url)
  const { topics, signs } = rounded(learn(loadFirms().flatMap(examplesOf)))
  writeFileSync(file, `${JSON.stringify({ topics, signs })}\n`)
}
