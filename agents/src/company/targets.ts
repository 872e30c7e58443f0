import type { Unit } from '@sextant/contracts/company/figures'
import type { Company, Fact } from './company.ts'
import { aboutOf, factsOf } from './company.ts'
import { growingGoals, type MovingGoal, salesGoal } from './goals.ts'
import { plannedCents } from './periods.ts'
import { type Computed, yearlySales } from './sales.ts'

/** What all sales of a year are called in any trade. */
const OF_ALL_SALES =
  /^(?:(?:our|the|total|all|yearly|annual)\s+)*(?:sales|turnover|revenues?)(?:\s+(?:an?|per|of the)\s+year)?$/i

/** How far today's sales may lie from the start of a goal that is said to be about them. */
const NEAR = 0.2
const COUNTED = new Set<Fact<'goal'>['counts']>(['sales', 'customers', 'members', 'leads'])

/** Growing goals that count heads or sales: never a share, a rate or an amount. */
export const countedGoals = (company: Company): MovingGoal[] =>
  growingGoals(company).filter(
    ({ counts, form }) => COUNTED.has(counts) && (form === undefined || form === 'count'),
  )

/** The goal that counts what a line sells: sales, or the heads that stand for a line. */
export const pieceGoal = (company: Company): MovingGoal | undefined =>
  salesGoal(company) ??
  countedGoals(company).find(
    goal => goal.counts !== 'leads' && aboutOf(company, goal, 'offer') !== undefined,
  )

/** The goal that is the money of all sales in a year: it says so, or it starts where sales stand today. */
export function turnoverGoal(company: Company): MovingGoal | undefined {
  const sales = yearlySales(company)
  return growingGoals(company).find(goal => {
    if (goal.form !== 'money' || goal.about) return false
    if (goal.counts === 'sales') return true
    // Its name may say so too, whatever prices and numbers come to: what does not fit is asked about.
    const stands = sales !== null && Math.abs(goal.baseline / sales.value - 1) <= NEAR
    const starts = stands || OF_ALL_SALES.test(goal.label)
    return (goal.counts === 'money' || goal.counts === undefined) && starts
  })
}

/** The goal that is money of sales: of all of them, else of the line it is about. */
export const soldMoneyGoal = (company: Company): MovingGoal | undefined =>
  turnoverGoal(company) ??
  growingGoals(company).find(
    goal =>
      goal.form === 'money' &&
      (goal.counts === 'sales' || goal.counts === 'money') &&
      aboutOf(company, goal, 'offer') !== undefined,
  )

const UNITS: Partial<Record<NonNullable<Fact<'goal'>['counts']>, Unit>> = {
  sales: { one: 'sale', many: 'sales' },
  customers: { one: 'customer', many: 'customers' },
  members: { one: 'member', many: 'members' },
  leads: { one: 'enquiry', many: 'enquiries' },
}

/** What a counted goal counts. */
export const unitOfGoal = ({ unit, counts }: Fact<'goal'>): Unit =>
  unit ?? UNITS[counts ?? 'sales'] ?? { one: 'sale', many: 'sales' }

const SALE: Unit = { one: 'sale', many: 'sales' }
/** What a sale is called where what is sold says it better. */
const SOLD: Partial<Record<NonNullable<Fact<'organization'>['sells']>, Unit>> = {
  copies: { one: 'copy', many: 'copies' },
  memberships: { one: 'membership', many: 'memberships' },
  gifts: { one: 'gift', many: 'gifts' },
  projects: { one: 'project', many: 'projects' },
}

/** What one sale of the organization is called. */
export function unitOfSales(company: Company): Unit {
  const [organization] = factsOf(company, 'organization')
  const { unit, sells = 'orders' } = organization ?? {}
  const otherwise = SOLD[sells] ?? SALE
  return unit && isPricedIn(company, unit) ? unit : otherwise
}

/** A firm may count its work in tons and price it by the kilo: then the one says nothing of the other. */
const isPricedIn = (company: Company, { many }: Unit): boolean =>
  factsOf(company, 'offer').every(({ unit }) => !unit || unit.many === many)

/** The money of a year's plan with its fact, where one sum is named: of several, nobody said which is meant. */
export function soleBudget(company: Company): { cents: number; fact: Fact<'budget'> } | null {
  const funded = factsOf(company, 'budget').filter(({ amount }) => amount && amount.cents > 0)
  const [fact] = funded
  if (!fact?.amount || funded.length !== 1) return null
  return { cents: plannedCents(fact.amount), fact }
}

/** Weeks of work in a year, holidays taken off. */
export const WORKING_WEEKS = 48

/** Cents of sales a year: as said or of the lines, else where a goal for them starts. */
export function salesOfYear(company: Company): Computed | null {
  const goal = turnoverGoal(company)
  const today = goal ? { value: goal.baseline, how: 'start of the goal', rests: [goal] } : null
  return yearlySales(company) ?? today
}

/** Whether what comes in is given: a gift has no price that could be raised, and no giver is a buyer. */
export const takesGifts = (company: Company): boolean =>
  factsOf(company, 'organization').some(({ sells }) => sells === 'gifts')
