import { monthsBetween } from '../../company/days.ts'
import { salesGoal } from '../../company/goals.ts'
import { MONTHS, monthlySales } from '../../company/seasons.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Points by which the season has to differ from the calendar. */
const APART = 0.08

/** The part of a usual year that falls into the months left until the goal, against their part of the calendar. */
export const goalPace: Rule = {
  id: 'season.goal-pace',
  family: 'season',

  find(company, kit) {
    const goal = salesGoal(company)
    const monthly = monthlySales(company)
    const left = goal?.by ? Math.round(monthsBetween(company.today, goal.by)) : 0
    if (!goal?.by || !monthly || left < 1 || left >= MONTHS) return []
    const { measure, months, total } = monthly
    const next = Number(company.today.slice(5, 7))
    const ahead = Array.from({ length: left }, (_, step) => months[(next + step) % MONTHS] ?? 0)
    const share = ahead.reduce((sum, month) => sum + month, 0) / total
    const even = left / MONTHS
    if (Math.abs(share - even) < APART) return []
    const span = kit.duration(left, 'month', 'months from today to the goal', [goal])
    const part = kit.percent(share, 'months until the goal ÷ year', [measure])
    const calendar = fixed.percent(even, 'months ÷ 12')
    const start = say`The ${span} until the goal for ${kit.label(goal)} bring ${part} of a usual year, not the ${calendar} that the calendar suggests`
    return [
      {
        says:
          share < even
            ? say`${start}. Dividing the goal by months counts on sales that do not come then.`
            : say`${start}. Being behind an even pace today is no cause for alarm.`,
        rests: [goal.id, measure.id],
        evidence: 'derived',
        ...(share < even && { quadrant: 'weakness' as const }),
        weight: { ofGoal: Math.abs(share - even) },
        about: kit.label(goal),
        figures: { share, even },
      },
    ]
  },
}
