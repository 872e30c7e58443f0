import type { Company, Fact } from './company.ts'
import { factsOf } from './company.ts'
import { countedBy } from './counted-by.ts'
import { refusalsOf } from './refusals.ts'
import { pricedOffers, yearlySales } from './sales.ts'
import { isRepeating } from './single-sale.ts'

/**
 * A goal that says where it starts and where it leads. What is counted by the day, week or month is given for a year here, as
 * everything else is: `yearly` is then how often, and null where the figures stand as they were said.
 */
export type MovingGoal = Fact<'goal'> & {
  baseline: number
  target: number
  yearly: number | null
}

/** Days of work, weeks, months and quarters of a year. */
const TIMES: Readonly<Record<NonNullable<Fact<'goal'>['per']>, number>> = {
  day: 250,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}
/** What comes again and again. Members and readers are counted on one day, unless their goal says a period. */
const FLOWS = new Set<Fact<'goal'>['counts']>(['sales', 'money', 'leads', 'other', undefined])

export const movingGoals = (company: Company): MovingGoal[] =>
  factsOf(company, 'goal').flatMap(told => {
    const goal = inMoney(company, told)
    const { baseline, target, keep } = goal
    if (baseline === undefined || target === undefined || target === baseline || keep) return []
    const times = timesAYear(goal)
    const yearly = times === 1 ? null : times
    const counts = countsOf(company, goal, baseline * times)
    const ends = { baseline: baseline * times, target: target * times }
    return [{ ...goal, ...(counts && { counts }), ...ends, yearly }]
  })

/** As told; where all that is sold is paid again and again, “sales” without a period are those who are there. */
function countsOf(company: Company, goal: Fact<'goal'>, standing: number): MovingGoal['counts'] {
  const { counts, per } = goal
  if (counts !== undefined && counts !== 'sales') return counts
  const meant = countedBy(company, goal, standing)
  if (counts === undefined) return meant
  const lines = pricedOffers(company)
  const isStanding = per === undefined && lines.length > 0 && lines.every(isRepeating)
  return isStanding && meant === 'members' ? meant : counts
}

/** A count of sales that stands at the money of a year's sales is that money: whoever chose “sales” for a turnover meant no pieces. */
function inMoney(company: Company, goal: Fact<'goal'>): Fact<'goal'> {
  const { baseline, target, form, counts } = goal
  const isCount = form === undefined || form === 'count'
  if (!isCount || baseline === undefined || target === undefined) return goal
  if (counts !== undefined && counts !== 'sales' && counts !== 'money') return goal
  const sales = yearlySales(company)
  const isMoney = sales !== null && Math.abs((baseline * CENTS) / sales.value - 1) <= NEAR
  if (!isMoney) return goal
  return { ...goal, form: 'money', baseline: baseline * CENTS, target: target * CENTS }
}
const CENTS = 100
/** What was rounded, or reckoned from prices, is still the same sum. */
const NEAR = 0.2

function timesAYear(goal: Fact<'goal'>): number {
  const isCounted = goal.form === undefined || goal.form === 'count' || goal.form === 'money'
  const per = goal.per ?? rhythmIn(goal.label)
  // Whoever says “a month” beside heads counts those who come in it.
  const isFlow = goal.per !== undefined || FLOWS.has(goal.counts)
  return per && isCounted && isFlow ? TIMES[per] : 1
}

/** "visits a month": a name may say how often its figures are meant. */
function rhythmIn(label: string): Fact<'goal'>['per'] {
  const said = /\b(?:an?|per|each|every)\s(day|week|month|quarter|year)\b/i.exec(label)?.[1]
  const word = /\b(daily|weekly|monthly|quarterly|yearly|annual)\b/i.exec(label)?.[1]?.toLowerCase()
  return (said?.toLowerCase() as Fact<'goal'>['per']) ?? (word ? ADVERBS[word] : undefined)
}

const ADVERBS: Readonly<Record<string, Fact<'goal'>['per']>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annual: 'year',
}

/** Whether a name says how often its figures are meant, so that nothing need be added. */
export const namesRhythm = (label: string): boolean => rhythmIn(label) !== undefined

/** Moving goals upward: more of something. */
export const growingGoals = (company: Company): MovingGoal[] =>
  movingGoals(company).filter(goal => goal.target > goal.baseline)

/** The goal that counts sales in pieces: orders, copies, jobs. */
export const salesGoal = (company: Company): MovingGoal | undefined =>
  growingGoals(company).find(
    ({ counts, form }) => counts === 'sales' && (form === undefined || form === 'count'),
  )

/** The goal that what is refused counts towards: sales, or heads where a sale is one of them. */
export function refusedGoal(company: Company): MovingGoal | undefined {
  const [organization] = factsOf(company, 'organization')
  const ofHeads = growingGoals(company).find(({ counts, form, unit, about }) => {
    const isHeads = counts === 'customers' || counts === 'members'
    const isCount = form === undefined || form === 'count'
    const sellsHeads = organization?.sells === 'memberships'
    const isSameUnit = unit !== undefined && unit.many === organization?.unit?.many
    const isRefused = about !== undefined && refusalsOf(company).some(one => one.about === about)
    return isHeads && isCount && (sellsHeads || isSameUnit || isRefused)
  })
  return salesGoal(company) ?? ofHeads
}

/** The goal that is an amount of money a year, in cents. */
export const moneyGoal = (company: Company): MovingGoal | undefined =>
  growingGoals(company).find(({ form }) => form === 'money')
