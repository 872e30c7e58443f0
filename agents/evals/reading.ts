import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Company } from '../src/company/company.ts'
import { propose } from '../src/core/dialogue/propose.ts'
import type { ProposedFact } from '../src/core/known.ts'
import { companyOf } from './company-of.ts'
import type { Firm, GoldFact } from './firm.ts'

/** How the built-in reader did against what a careful person would confirm. */
export type ReadingScore = {
  /** Cards that a person would make, and how many of them were made of the right kind. */
  cards: number
  rightCards: number
  /** Attributes that were filled in on those, and how many hold the right value. */
  filled: number
  rightFilled: number
  /** Figures that such a person would keep, and how many of them stand on a card. */
  figures: number
  reached: number
}

const NOTHING: ReadingScore = {
  cards: 0,
  rightCards: 0,
  filled: 0,
  rightFilled: 0,
  figures: 0,
  reached: 0,
}

/** Reads every answer of a firm under its question, as if nothing else were known. */
export function scoreReading(firm: Firm): ReadingScore {
  const empty: Company = { ...companyOf(firm), facts: [] }
  const answers = Object.entries(firm.answers) as [FactKind, string][]
  return answers.map(([kind, text]) => scoreAnswer(firm, empty, kind, text)).reduce(sum, NOTHING)
}

function scoreAnswer(firm: Firm, empty: Company, kind: FactKind, text: string): ReadingScore {
  const gold = firm.facts.filter(({ answer }) => answer === kind)
  return scoreRead(gold, propose(text, empty, { kind, attributes: [] }).facts)
}

/** What was read against what a careful person would confirm. */
export const scoreRead = (gold: readonly GoldFact[], read: readonly ProposedFact[]): ReadingScore =>
  gold.map(fact => scorePair(fact, cardFor(fact, read))).reduce(sum, NOTHING)

/** Of the cards that could be meant, the one whose words come closest: a list names its things side by side. */
function cardFor(fact: GoldFact, read: readonly ProposedFact[]): ProposedFact | undefined {
  const same = read.filter(card => isSame(fact, card))
  return same.toSorted((a, b) => likeness(fact.quote, b.quote) - likeness(fact.quote, a.quote))[0]
}

/** The words that both hold, against those that either holds. */
function likeness(a: string, b: string): number {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const shared = [...one].filter(word => two.has(word)).length
  return shared / Math.max(1, one.size + two.size - shared)
}

/** The same kind, from words that overlap. */
const isSame = (fact: GoldFact, card: ProposedFact): boolean =>
  fact.kind === card.kind &&
  (card.quote.includes(fact.quote) ||
    fact.quote.includes(card.quote) ||
    sharedWords(fact.quote, card.quote) >= HALF)

const HALF = 0.5
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

/** How a figure is measured: told by the figure itself. */
const TELLS_HOW = new Set(['form', 'currency'])

/** The part of the shorter text's words that the other holds too. */
function sharedWords(a: string, b: string): number {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  const shared = [...one].filter(word => two.has(word)).length
  return shared / Math.max(1, Math.min(one.size, two.size))
}

function scorePair(fact: GoldFact, card: ProposedFact | undefined): ReadingScore {
  const figures = Object.entries(fact.attributes).filter(([, value]) => isFigure(value))
  if (!card) return { ...NOTHING, cards: 1, figures: figures.length }
  const reached = figures.filter(([name, value]) => isEqual(card.attributes[name], value))
  const filled = Object.entries(card.attributes).filter(([name]) => !TELLS_HOW.has(name))
  const right = filled.filter(([name, value]) => isEqual(value, fact.attributes[name]))
  return {
    cards: 1,
    rightCards: 1,
    filled: filled.length,
    rightFilled: right.length,
    figures: figures.length,
    reached: reached.length,
  }
}

/** A number, a sum or a day. */
const isFigure = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'object' && value !== null && 'cents' in value) ||
  (typeof value === 'string' && /^\d{4}(?:-\d{2}){0,2}$/.test(value))

/** A sum is right by its cents; its period is a chip. */
function isEqual(read: unknown, gold: unknown): boolean {
  const centsOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'cents' in value ? value.cents : value
  return JSON.stringify(centsOf(read)) === JSON.stringify(centsOf(gold))
}

const sum = (a: ReadingScore, b: ReadingScore): ReadingScore => ({
  cards: a.cards + b.cards,
  rightCards: a.rightCards + b.rightCards,
  filled: a.filled + b.filled,
  rightFilled: a.rightFilled + b.rightFilled,
  figures: a.figures + b.figures,
  reached: a.reached + b.reached,
})

export const addReading = sum
