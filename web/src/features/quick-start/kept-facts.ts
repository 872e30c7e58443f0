import type { FactKind } from '@sextant/contracts/company/kinds'
import type { Understood, UnderstoodFact } from '@sextant/contracts/quick-start/understood'
import { moneyText } from '@/ui/patterns/money.ts'
import { type GoalPeriod, NO_FIGURES, type QuickStartFigures } from './names.ts'

type Attributes = Readonly<Record<string, unknown>>

/** What was understood, as its owner has it: kept or not, changed or as it was read. */
export type KeptFact = Omit<UnderstoodFact, 'likely'> & {
  id: number
  isKept: boolean
  /** It was likely as it was read: what is not stands first, to be looked at. */
  isSure: boolean
  /** It is what the plan is about: the line, the group or the goal, which the fields below name. */
  isMain: boolean
}

/** Of each of these one is what the plan is about. */
const MAIN = new Set<FactKind>(['offer', 'segment', 'goal'])

export const keptFacts = ({ facts }: Pick<Understood, 'facts'>): KeptFact[] =>
  facts.map(({ likely, ...fact }, id) => {
    const first = facts.findIndex(one => one.kind === fact.kind && one.likely)
    const isMain = MAIN.has(fact.kind) && first === id
    return { ...fact, id, isKept: likely, isSure: likely, isMain }
  })

/** Ids of what was read later, beside the names, and of what is made of a figure. */
const LATER_FROM = 100
export const MADE_FROM = 1_000

export const isLater = ({ id }: KeptFact): boolean => id >= LATER_FROM && id < MADE_FROM

/** What was read again with the words that were typed beside the names: none of it is what the plan is about. */
export const laterFacts = (understood: Pick<Understood, 'facts'>): KeptFact[] =>
  keptFacts(understood).map(fact => ({ ...fact, id: fact.id + LATER_FROM, isMain: false }))

/** What the fields below ask of the line and the goal. */
const IN_FIELDS: Partial<Record<FactKind, readonly string[]>> = {
  offer: ['price', 'unitCost'],
  goal: ['baseline', 'target', 'form', 'per', 'currency', 'counts'],
}

/** What else is told of a fact; of what the plan is about, only what no field asks. */
export function besideFields({ kind, isMain, attributes }: KeptFact): Attributes {
  const asked = isMain ? (IN_FIELDS[kind] ?? []) : []
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !asked.includes(name)))
}

/** Whether there is anything to look at: what has no more than its name stands in the fields already. */
export const isToShow = (fact: KeptFact): boolean =>
  !fact.isMain || Object.keys(besideFields(fact)).length > 0

/** The figures that were read, as somebody would type them. */
export function figuresIn(facts: readonly KeptFact[]): QuickStartFigures {
  const of = (kind: FactKind): Attributes =>
    facts.find(fact => fact.kind === kind && fact.isMain)?.attributes ?? {}
  const { price, unitCost } = of('offer')
  const { baseline, target, form, currency } = of('goal')
  const budget = facts.find(({ kind, isKept }) => kind === 'budget' && isKept)?.attributes ?? {}
  return {
    ...NO_FIGURES,
    price: amountText(price),
    cost: amountText(unitCost),
    now: figureText(baseline, form, currency),
    wanted: figureText(target, form, currency),
    budget: isOfMonth(budget.amount) ? amountText(budget.amount) : '',
    hours: typeof budget.hoursPerWeek === 'number' ? String(budget.hoursPerWeek) : '',
  }
}

/** Of what time the goal was told: by its figures, by what is sold a year where it starts there, else by its words; without any figure most likely of a month. */
export function periodIn(facts: readonly KeptFact[]): GoalPeriod {
  const goal = facts.find(({ kind, isMain }) => kind === 'goal' && isMain)
  const { per, target, baseline } = goal?.attributes ?? {}
  if (typeof per === 'string') return per as GoalPeriod
  if (target === undefined) return 'month'
  const sold = facts.find(({ kind, isMain }) => kind === 'offer' && isMain)?.attributes.volume
  if (sold !== undefined && sold === baseline) return 'year'
  return OF_YEAR.test(goal?.quote ?? '') ? 'year' : 'all'
}
const OF_YEAR = /\b(?:season|year|yr)\b/i

type Money = { cents: number; currency: string; per?: string }
const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'cents' in value
const isOfMonth = (value: unknown): boolean => isMoney(value) && value.per === 'month'

const amountText = (value: unknown): string =>
  isMoney(value) ? `${grouped(moneyText(value.cents))} ${value.currency}` : ''

function figureText(value: unknown, form: unknown, currency: unknown): string {
  if (typeof value !== 'number') return ''
  if (form === 'share') return `${Number((value * 100).toFixed(4))}%`
  if (form !== 'money') return String(value)
  return `${grouped(moneyText(value))}${typeof currency === 'string' ? ` ${currency}` : ''}`
}

/** "185000.50" reads "185,000.50". */
const grouped = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+(?!\d)(?<!\.\d*))/g, ',')
