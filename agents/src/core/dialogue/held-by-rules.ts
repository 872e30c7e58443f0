import type { Quantity } from '../../reading/quantity.ts'
import { TIMES } from '../../reading/times-a-year.ts'
import type { Company } from '../../company/company.ts'
import { attributesOf } from '../book.ts'
import type { ProposedFact } from '../known.ts'
import type { Proposals } from './by-rules.ts'
import { plainLabel } from './joined.ts'

/** Where the rules put a figure. `role`: as it is learned. `isChange`: of what stands already. */
export type Held = { fact: ProposedFact; attribute: string; role: string; isChange: boolean }

/** What a card calls otherwise than the marks that are learned from. */
const LEARNED_AS: Readonly<Record<string, string>> = {
  'offer.hoursEach': 'offer.hours',
  'channel.hoursPerMonth': 'channel.hours',
  'budget.hoursPerWeek': 'budget.hours',
  'change.yearlyCost': 'change.cost',
  'partner.yearlyCost': 'partner.cost',
  'rival.gapLow': 'rival.gap',
  'rival.gapHigh': 'rival.gap',
}

/** The fact of the rules that holds a figure, by its words and its value; null where none does. */
export function heldByRules(
  figure: Quantity,
  text: string,
  { facts, changes }: Proposals,
  company: Company,
): Held | null {
  for (const fact of facts) {
    const attribute = covers(fact.quote, figure, text) ? attributeOf(fact.attributes, figure) : null
    if (attribute) return heldAs(fact, attribute, false)
  }
  const standing = company.facts.filter(({ label }) => isNamedIn(label, text)).map(attributesOf)
  for (const attributes of [...changes.map(({ attributes = {} }) => attributes), ...standing]) {
    const attribute = attributeOf(attributes, figure)
    const fact = { kind: 'measure', label: '', attributes, quote: '', confidence: 1 } as const
    if (attribute) return heldAs({ ...fact, status: 'proposed' }, attribute, true)
  }
  return null
}

const isNamedIn = (label: string, text: string): boolean =>
  text.toLowerCase().includes(plainLabel(label))

function heldAs(fact: ProposedFact, attribute: string, isChange: boolean): Held {
  const role = `${fact.kind}.${attribute}`
  return { fact, attribute, role: LEARNED_AS[role] ?? role, isChange }
}

function covers(quote: string, { start, end }: Quantity, text: string): boolean {
  let at = text.indexOf(quote)
  while (at !== -1) {
    if (at <= start && at + quote.length >= end) return true
    at = text.indexOf(quote, at + 1)
  }
  return false
}

/** The field that holds a figure as it was said, else as so much of a year. */
const attributeOf = (attributes: Readonly<Record<string, unknown>>, figure: Quantity) =>
  TIMES.flatMap(times =>
    Object.entries(attributes).filter(([, value]) => isOf(value, figure, times)),
  )[0]?.[0] ?? null

const CENTS = 100

function isOf(value: unknown, { kind, value: own, day }: Quantity, times: number): boolean {
  if (kind === 'date') return value === day
  if (typeof value === 'object' && value !== null && 'cents' in value)
    return isNear(Number(value.cents), (kind === 'money' ? own : own * CENTS) * times)
  return typeof value === 'number' && isNear(Math.abs(value), own * times)
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR
const NEAR = 1e-6
