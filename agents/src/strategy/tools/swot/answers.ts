import type { CHANGE_TOUCHES, STRENGTH_SORTS } from '@sextant/contracts/company/chips'
import { aboutOf, type Company, type Fact } from '../../../company/company.ts'

type Sort = (typeof STRENGTH_SORTS)[number]
type Touches = (typeof CHANGE_TOUCHES)[number]

/** What a strength has to be of to meet a change in these; whatever is not listed is met by any. */
const MEETS: Partial<Readonly<Record<Touches, readonly Sort[]>>> = {
  cost: [
    'quality',
    'trust',
    'expertise',
    'range',
    'relationship',
    'exclusivity',
    'convenience',
    'speed',
    'place',
  ],
  rule: ['quality', 'trust', 'expertise', 'relationship', 'exclusivity'],
  supply: ['relationship', 'range', 'exclusivity', 'place', 'expertise'],
  technology: ['expertise', 'trust', 'relationship', 'exclusivity', 'convenience'],
  funding: ['trust', 'quality', 'expertise', 'relationship'],
}

/** Whether what is inside answers what is around by its kind: quality is no answer to somebody who is faster. What nobody sorted may answer. */
export function answers(company: Company, own: Fact, around: Fact): boolean {
  if (isOfOtherLine(company, own, around)) return false
  if (own.kind !== 'strength' || own.sort === undefined) return true
  if (around.kind === 'change') return meets(own.sort, around.touches)
  return around.kind === 'rival' && around.sort !== 'referrer' ? counters(own.sort, around) : true
}

/** Two facts about different lines have nothing to do with each other. */
function isOfOtherLine(company: Company, own: Fact, around: Fact): boolean {
  const [one, other] = [lineOf(company, own), lineOf(company, around)]
  return one !== undefined && other !== undefined && one !== other
}

/** The line that a fact is about, itself or through the person it is about. */
function lineOf(company: Company, fact: Fact): string | undefined {
  const person = aboutOf(company, fact, 'person')
  return aboutOf(company, person ?? fact, 'offer')?.id
}

type Brake = NonNullable<Fact<'constraint'>['sort']>
/** What each hindrance has to do with what changes around it: who alone can do a thing is not made shorter by the price of gas. */
const MEETS_BRAKE: Readonly<Record<Brake, readonly Touches[]>> = {
  'one-person': ['supply', 'demand', 'rule', 'technology'],
  capacity: ['supply', 'demand', 'rule'],
  cash: ['cost', 'funding', 'demand'],
  awareness: ['demand', 'rival', 'technology'],
  conversion: ['demand', 'rival', 'rule'],
  retention: ['demand', 'rival', 'cost'],
  'price-pressure': ['cost', 'rival', 'demand'],
  supplier: ['supply', 'cost'],
  'one-customer': ['demand', 'funding'],
  skills: ['supply', 'demand', 'rule', 'technology'],
  systems: ['rule', 'technology', 'demand'],
  season: ['demand'],
  rules: ['rule', 'funding'],
  data: ['rule', 'technology'],
}
/** Hindrances that a rival makes heavier wherever it stands. */
const BEFORE_RIVALS = new Set<Brake>(['awareness', 'conversion', 'retention', 'price-pressure'])

/** Whether two facts that no play pairs have to do with each other: the same line, or a hindrance and a change of its kind. What nobody sorted may. */
export function relates(company: Company, own: Fact, around: Fact): boolean {
  if (!answers(company, own, around)) return false
  if (own.kind !== 'constraint' || own.sort === undefined) return true
  const line = lineOf(company, own)
  if (line !== undefined && line === lineOf(company, around)) return true
  if (around.kind === 'change')
    return around.touches === undefined || MEETS_BRAKE[own.sort].includes(around.touches)
  const isRival = around.kind === 'rival' && around.sort !== 'referrer'
  return isRival ? BEFORE_RIVALS.has(own.sort) || isFaster(around) : true
}

/** Who waits for what is short goes to whoever is faster. */
const isFaster = ({ betterAt = [] }: Fact<'rival'>): boolean => betterAt.includes('speed')

const meets = (sort: Sort, touches: Touches | undefined): boolean =>
  (touches && MEETS[touches]?.includes(sort)) ?? true

/** A lower price is answered by a reason to pay more; any other lead only on its own ground, or where the rival is known to be behind. */
function counters(sort: Sort, rival: Fact<'rival'>): boolean {
  const { betterAt = [], worseAt = [], gapHigh } = rival
  if (worseAt.includes(sort)) return true
  const isCheaper = betterAt.includes('price') || (gapHigh !== undefined && gapHigh < 0)
  if (isCheaper) return sort !== 'price'
  return betterAt.length === 0 || betterAt.includes(sort)
}

/** Whether two facts tell of one line, one person, or somebody of the same name: who leaves takes only their own work along. */
export function isOneStory(company: Company, own: Fact, around: Fact): boolean {
  const line = lineOf(company, own)
  if (line !== undefined && line === lineOf(company, around)) return true
  const [person, other] = [aboutOf(company, own, 'person'), aboutOf(company, around, 'person')]
  if (person && person === other) return true
  const names = new Set([...namesIn(own.label), ...namesIn(person?.label ?? '')])
  return [...namesIn(around.label), ...namesIn(other?.label ?? '')].some(name => names.has(name))
}

const namesIn = (label: string): string[] => label.match(/\p{Lu}\p{Ll}+/gu) ?? []
