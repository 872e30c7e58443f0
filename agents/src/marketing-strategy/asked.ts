import { type Company, type Fact, factsOf } from '../company/company.ts'
import { type Conversion, conversionOf, FEW } from '../company/enquiries.ts'
import { yearlyCount } from '../company/volumes.ts'
import type { Aim } from './aim.ts'

type Counted = Pick<Aim, 'goal' | 'isOfHeads'>

/** How many of those who ask buy: over all sales, else at the start of the goal where all enquiries that were counted are for what it counts. */
export const conversionFor = (company: Company, aim: Counted | null): Conversion | null =>
  conversionOf(company) ?? (aim && !aim.isOfHeads ? atStart(company, aim) : null)

function atStart(company: Company, { goal }: Counted): Conversion | null {
  const [leads, another] = factsOf(company, 'measure').filter(({ metric }) => metric === 'leads')
  const asked = leads && !another ? yearlyCount(leads) : null
  // Those who stay are counted as they stand, and not as they come.
  const isOfYear = goal.counts === 'sales' && (goal.form === undefined || goal.form === 'count')
  const isOfGoal = leads && (leads.about === undefined || leads.about === goal.about)
  if (!leads || !asked || !isOfYear || !isOfGoal || asked < FEW) return null
  if (goal.baseline <= 0 || goal.baseline >= asked || !isOnlyLine(company, goal, leads)) return null
  const sold = { value: goal.baseline, how: 'start of the goal', rests: [goal] }
  return { leads, asked, sold, rate: goal.baseline / asked }
}

/** Enquiries for everything say nothing of one line among several. */
const isOnlyLine = (company: Company, goal: Aim['goal'], leads: Pick<Fact, 'about'>): boolean =>
  leads.about !== undefined || factsOf(company, 'offer').length < 2 || !namesLine(company, goal)

/** By its card: which line it is about may follow from figures alone. */
const namesLine = (company: Company, goal: Aim['goal']): boolean =>
  factsOf(company, 'goal').some(({ id, about }) => id === goal.id && about !== undefined)
