import { type Company, type Fact, factsOf } from '../company/company.ts'
import { groupMeantBy } from '../company/group-meant.ts'
import { repeatingLines } from '../company/lifetime.ts'
import { averageContribution } from '../company/margins.ts'
import type { Computed } from '../company/sales.ts'
import { spendingAYear } from '../company/spending.ts'
import { leftOfFirstOrder } from '../company/won-by.ts'
import type { Aim } from './aim.ts'
import { marginAtHand } from './margin.ts'

const MONTHS = 12

/** What one win leaves after its own cost, in cents: of a year, or of its one sale. */
export type Worth = Computed & { of: 'year' | 'sale'; life?: Life }
/** Cents that one leaves while they stay, and for how many years that is. */
type Life = { value: number; years: number; how: string }

type Goal = { about?: string | undefined } | undefined

/** The most that a win may cost before it loses: what one leaves while they stay where that is known, else in a year, or with the sale. */
export const mostOf = ({ value, life }: Worth): number => Math.max(value, life?.value ?? 0)

/** A customer of the group that is aimed at where its spending is told, else of what is paid again and again, else with one sale. Null where a cost is missing. */
const worthOfCustomer = (
  company: Company,
  target: Fact<'segment'> | undefined,
  goal?: Goal,
): Worth | null =>
  ofGroup(company, target, goal) ?? ofRepeating(company, goal) ?? ofFirstOrder(company, goal)

/** What a customer whom a way brings leaves: of its own group where that is known; where heads of one group are counted, of no other. */
export function worthByWay(
  company: Company,
  way: Fact<'channel'>,
  { target, aim }: { target: Fact<'segment'> | undefined; aim: Aim | null },
): Worth | null {
  const group = groupMeantBy(company, way)
  if (group) return ofGroup(company, group, aim?.goal)
  return aim?.isOfHeads ? null : worthOfCustomer(company, target, aim?.goal)
}

/** What the goal counts: one sale where it counts sales, else a customer. Null where what is won is no sale. */
export function worthOfWin(
  company: Company,
  target: Fact<'segment'> | undefined,
  aim: Aim | null,
): Worth | null {
  const { counts, form } = aim?.goal ?? {}
  if (counts === 'leads') return null
  const isSale = (counts === 'sales' || form === 'money') && !aim?.isOfHeads
  return isSale ? ofSale(company, aim) : worthOfCustomer(company, target, aim?.goal)
}

/** What one of a group leaves in a year; null where its spending or no margin is known. */
export function ofGroup(
  company: Company,
  target: Fact<'segment'> | undefined,
  goal?: { about?: string | undefined },
): Worth | null {
  const spends = target ? spendingAYear(company, target) : null
  const margin = marginAtHand(company, goal)
  if (!target || !spends?.value || !margin) return null
  const value = Math.round(spends.value * margin.value)
  const how = `${spends.how} × ${margin.how}`
  const life = lifeOf(target, value, how)
  return {
    value,
    how,
    rests: [...new Set([...spends.rests, ...margin.rests])],
    of: 'year',
    ...(life && { life }),
  }
}

/** By the part that leaves in a year; where somebody told only who buys again, by the others. */
function lifeOf({ leaves, repeats }: Fact<'segment'>, value: number, how: string): Life | null {
  const leave = leaves ?? (repeats === undefined ? 0 : 1 - repeats)
  if (leave <= 0 || leave > 1) return null
  return {
    value: Math.round(value / leave),
    years: 1 / leave,
    how: `${how} ÷ those who leave in a year`,
  }
}

/** Where the goal is about a line, no other stands for it. */
function ofRepeating(company: Company, goal: Goal): Worth | null {
  const repeating = repeatingLines(company, goal?.about)
  const line = factsOf(company, 'offer').find(({ id }) => id === goal?.about)
  if (!repeating || (line && repeating.lines[0].id !== line.id)) return null
  return {
    value: Math.round(repeating.aMonth * MONTHS),
    how: 'contribution a month × 12',
    rests: [...repeating.lines],
    of: 'year',
  }
}

/** A first order, where a sale is one. */
function ofFirstOrder(company: Company, goal: Goal): Worth | null {
  const left = leftOfFirstOrder(company, goal)
  return left && left.value > 0 ? { ...left, value: Math.round(left.value), of: 'sale' } : null
}

function ofSale(company: Company, aim: Aim | null): Worth | null {
  const left = averageContribution(company, aim?.goal)
  return left && left.value > 0 ? { ...left, value: Math.round(left.value), of: 'sale' } : null
}
