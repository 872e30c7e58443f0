import type { Company, Fact } from './company.ts'
import { factsOf } from './company.ts'

/** A goal that says where it starts and where it leads. */
export type MovingGoal = Fact<'goal'> & { baseline: number; target: number }

const isMoving = (goal: Fact<'goal'>): goal is MovingGoal =>
  goal.baseline !== undefined &&
  goal.target !== undefined &&
  goal.target !== goal.baseline &&
  !goal.keep

export const movingGoals = (company: Company): MovingGoal[] =>
  factsOf(company, 'goal').filter(isMoving)

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
  const ofHeads = growingGoals(company).find(({ counts, form, unit }) => {
    const isHeads = counts === 'customers' || counts === 'members'
    const isCount = form === undefined || form === 'count'
    const sellsHeads = organization?.sells === 'memberships'
    const isSameUnit = unit !== undefined && unit.many === organization?.unit?.many
    return isHeads && isCount && (sellsHeads || isSameUnit)
  })
  return salesGoal(company) ?? ofHeads
}

/** The goal that is an amount of money a year, in cents. */
export const moneyGoal = (company: Company): MovingGoal | undefined =>
  growingGoals(company).find(({ form }) => form === 'money')
