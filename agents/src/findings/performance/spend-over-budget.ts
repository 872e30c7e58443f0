import { spendAYear } from '../../company/acquisition.ts'
import { factsOf } from '../../company/company.ts'
import { soleBudget } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

const MONTHS = 12
/** What the channels may cost beyond the budget before it is worth a word. */
const TOLERANCE = 1.05

/** What running channels cost in a year against the budget: the month in which it is used up. */
export const spendOverBudget: Rule = {
  id: 'performance.spend-over-budget',
  family: 'performance',

  find(company, kit) {
    const budget = soleBudget(company)
    const running = factsOf(company, 'channel').filter(
      channel => channel.attempt !== 'failed' && (spendAYear(channel) ?? 0) > 0,
    )
    const spent = running.reduce((sum, channel) => sum + (spendAYear(channel) ?? 0), 0)
    if (!budget || spent <= budget.cents * TOLERANCE) return []
    const rests = [budget.fact, ...running]
    const ratio = spent / budget.cents
    const all = kit.money(spent, 'Σ spend of the channels', running)
    const purse = kit.money(budget.cents, 'budget of a year', [budget.fact])
    const months = kit.duration(MONTHS / ratio, 'month', 'budget ÷ spend a month', rests)
    return [
      {
        says: say`The channels you run cost ${all} a year, and the budget is ${purse}. Nothing is left for anything new, and after ${months} it is used up.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        weight: { centsAYear: spent - budget.cents },
        about: kit.label(budget.fact),
        figures: { ratio, months: MONTHS / ratio },
      },
    ]
  },
}
