import { writeFileSync } from 'node:fs'
import { quantitiesIn } from '../src/reading/quantities.ts'
import { notationOf } from '../src/reading/quantity.ts'
import { NOT_TOLD, sortSignsIn, type SortWeights } from '../src/reading/sorts.ts'
import { SORT_CUES } from '../src/reading/sort-cues.ts'
import { chancesOf } from '../src/reading/topics.ts'
import type { Firm } from './firm.ts'
import { type Example, learn, rounded } from './learn.ts'
import { loadFirms } from './load-firms.ts'

/** Learns which sort the words of a fact tell, from facts whose sort a careful person chose. */

const TODAY = '2026-11-22'
const DECAY = 0.02
/** Firms are left out by turns, so that how sure is sure enough is measured on others than were learned from. */
const TURNS = 8
const RIGHT = 0.9
const LEAST = 6
/** Left open by a careful person, it was not told. */
const MAY_BE_OPEN = new Set(['channel.attempt'])

export function examplesOf(field: string, firm: Firm): Example<string>[] {
  const [kind, attribute = ''] = field.split('.')
  return firm.facts
    .filter(fact => fact.kind === kind)
    .filter(({ attributes }) => attributes[attribute] !== undefined || MAY_BE_OPEN.has(field))
    .map(({ attributes, quote }) => ({
      firm: firm.name,
      signs: sortSignsIn(field, quote, quantitiesIn(quote, notationOf(firm.currency, TODAY))),
      topic: String(attributes[attribute] ?? NOT_TOLD),
    }))
}

type Tried = { chance: number; isRight: boolean }

/** Each firm's words, by weights that were learned without it. */
export function triedOn(field: string, firms: readonly Firm[]): Tried[] {
  return Array.from({ length: TURNS }).flatMap((_, turn) => {
    const isLeftOut = (_firm: Firm, at: number): boolean => at % TURNS === turn
    const others = firms.filter((firm, at) => !isLeftOut(firm, at))
    const weights = learn(
      others.flatMap(firm => examplesOf(field, firm)),
      DECAY,
    )
    return firms
      .filter(isLeftOut)
      .flatMap(firm => examplesOf(field, firm))
      .map(({ signs, topic }) => {
        const chances = chancesOf(signs, weights)
        const chance = Math.max(...chances)
        return { chance, isRight: weights.topics[chances.indexOf(chance)] === topic }
      })
  })
}

/** The chance from which on nine of ten are right; 1 where there is none. */
function sureFrom(tried: readonly Tried[]): number {
  const surest = tried.toSorted((a, b) => b.chance - a.chance)
  let right = 0
  let sure = 1
  for (const [at, { chance, isRight }] of surest.entries()) {
    right += Number(isRight)
    if (at + 1 >= LEAST && right / (at + 1) >= RIGHT) sure = chance
  }
  return Math.ceil(sure * 100) / 100
}

function learnt(field: string, firms: readonly Firm[]): SortWeights {
  const sure = sureFrom(triedOn(field, firms))
  const all = firms.flatMap(firm => examplesOf(field, firm))
  return { sure, ...rounded(learn(all, DECAY)) }
}

if (import.meta.main) {
  const file = new URL('../src/reading/sort-weights.json', import.meta.url)
  const firms = loadFirms()
  const weights = Object.keys(SORT_CUES).map(field => [field, learnt(field, firms)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights))}\n`)
}
