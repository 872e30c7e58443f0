import type { FactKind } from '@sextant/contracts/company/kinds'
import { writeFileSync } from 'node:fs'
import { isFigure, sureSignsOf } from '../src/core/dialogue/how-sure.ts'
import { proposeAll } from '../src/core/dialogue/by-rules.ts'
import type { ProposedFact } from '../src/core/known.ts'
import { quantitiesIn } from '../src/reading/quantities.ts'
import { notationOf } from '../src/reading/quantity.ts'
import { chancesOf } from '../src/reading/topics.ts'
import { companyOf } from './company-of.ts'
import type { Firm, GoldFact } from './firm.ts'
import { type Example, learn, rounded } from './learn.ts'
import { loadFirms } from './load-firms.ts'

/** Learns how sure what was read is, from what a careful person would have confirmed. */

const TODAY = '2026-11-22'
const DECAY = 0.02
/** Firms are left out by turns, so that how sure is sure enough is measured on others than were learned from. */
const TURNS = 8

/** There are few signs, and each of them is in many examples. */
const SPEAKS = 0.02

type Judged = Example<string> & { isRight: boolean }

export function examplesOf(firm: Firm): Judged[] {
  const empty = { ...companyOf(firm), facts: [] }
  const answers = Object.entries(firm.answers) as [FactKind, string][]
  const asked = answers.flatMap(([kind, text]) =>
    proposeAll(text, empty, { kind, attributes: [] }, firm.description).facts.map(fact =>
      exampleOf(firm, fact, fact.kind === kind),
    ),
  )
  const poured = proposeAll(firm.dump, empty, null, firm.description).facts
  return [...asked, ...poured.map(fact => exampleOf(firm, fact, false))]
}

function exampleOf(firm: Firm, fact: ProposedFact, isAsked: boolean): Judged {
  const figures = quantitiesIn(fact.quote, notationOf(firm.currency, TODAY))
  const isRight = firm.facts.some(gold => isConfirmed(fact, gold))
  const signs = sureSignsOf({ ...fact, isAsked }, figures)
  return { firm: firm.name, signs, topic: isRight ? 'right' : 'wrong', isRight }
}

/** Of the same kind, with no figure that the other tells otherwise; without a figure in common, of a name that shares a word. */
function isConfirmed(fact: ProposedFact, gold: GoldFact): boolean {
  if (fact.kind !== gold.kind) return false
  const figures = Object.entries(fact.attributes).filter(([, value]) => isFigure(value))
  const common = figures.filter(([name]) => gold.attributes[name] !== undefined)
  if (common.length === 0) return sharesWord(fact.label, gold.label)
  return common.every(([name, value]) => plain(value) === plain(gold.attributes[name]))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 2)

const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(wordsOf(other))
  return wordsOf(one).some(word => words.has(word))
}

const plain = (value: unknown): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null && 'cents' in value ? value.cents : value,
  )

/** Each firm's readings with the chance by weights that were learned without it. */
export function triedOn(firms: readonly Firm[]): { chance: number; isRight: boolean }[] {
  const all = firms.map(examplesOf)
  return Array.from({ length: TURNS }).flatMap((_, turn) => {
    const weights = learn(all.filter((_one, at) => at % TURNS !== turn).flat(), DECAY)
    return all
      .filter((_one, at) => at % TURNS === turn)
      .flat()
      .map(({ signs, isRight }) => ({
        chance: chancesOf(signs, weights)[weights.topics.indexOf('right')] ?? 0,
        isRight,
      }))
  })
}

if (import.meta.main) {
  const firms = loadFirms()
  const file = new URL('../src/core/dialogue/sure-weights.json', import.meta.url)
  writeFileSync(
    file,
    `${JSON.stringify(rounded(learn(firms.flatMap(examplesOf), DECAY), SPEAKS))}\n`,
  )
  const tried = triedOn(firms)
  for (let low = 0; low < 10; low++) {
    const own = tried.filter(({ chance }) => Math.floor(chance * 10) === low)
    const right = own.filter(({ isRight }) => isRight).length
    console.log(`${low / 10}: ${own.length} read, ${right} right`)
  }
}
