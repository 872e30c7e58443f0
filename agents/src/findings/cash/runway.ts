import { burnOf } from '../../company/burn.ts'
import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { monthsBetween, WEEKS_A_MONTH } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Months to spare beyond which the end of the money says nothing of the goal. */
const LONG = 12

/** Months that the money lasts, against the day on which the goal falls due. */
export const runway: Rule = {
  id: 'cash.runway',
  family: 'cash',

  find(company, kit) {
    const money = runwayOf(company)
    const goal = movingGoals(company).find(({ by }) => by && monthsBetween(company.today, by) > 0)
    if (!money || !goal?.by) return []
    const left = money.months - monthsBetween(company.today, goal.by)
    if (left > LONG) return []
    const rests = [...money.rests, goal]
    const lasts = kit.duration(money.months, 'month', money.how, money.rests)
    const how = 'months of money − months to the goal'
    const isShort = Math.abs(left) < 2
    const gap = isShort
      ? kit.duration(Math.max(1, Math.floor(Math.abs(left) * WEEKS_A_MONTH)), 'week', how, rests)
      : kit.duration(Math.abs(left), 'month', how, rests)
    const start = say`The money lasts ${lasts}. The goal for ${kit.label(goal)} falls due ${gap}`
    const says =
      left >= 0
        ? say`${start} before it ends, which is all the time there is for a delay.`
        : say`${start} after it is gone, so fresh money has to be found before the goal can be reached.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(left < 3 && { quadrant: 'weakness' as const }),
        weight: left < 0 ? { ofGoal: 1 } : {},
        about: kit.label(goal),
        figures: { months: money.months, left },
      },
    ]
  },
}

type Runway = { months: number; how: string; rests: Fact[] }

/** As said, else cash ÷ what is spent beyond income in a month. */
function runwayOf(company: Company): Runway | null {
  const measures = factsOf(company, 'measure')
  const told = measures.find(
    ({ metric, form, value }) => metric === 'runway' && form === 'months' && value,
  )
  if (told?.value) return { months: told.value, how: 'as said', rests: [told] }
  const cash = measures.find(({ metric, form }) => metric === 'cash' && form === 'money')
  const burn = burnOf(company)
  if (!cash?.value || !burn) return null
  return {
    months: cash.value / burn.cents,
    how: 'cash ÷ spending a month',
    rests: [cash, ...burn.rests],
  }
}
