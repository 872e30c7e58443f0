import { factsOf } from '../../company/company.ts'
import { soleBudget } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What the budget takes off the time that the money lasts: budget ÷ spending a month. */
export const budgetOfRunway: Rule = {
  id: 'cash.budget-of-runway',
  family: 'cash',

  find(company, kit) {
    const budget = soleBudget(company)
    const burn = factsOf(company, 'measure').find(
      ({ metric, form, per, value }) =>
        metric === 'burn' && form === 'money' && per === 'month' && value,
    )
    if (!budget || !burn?.value) return []
    const months = budget.cents / burn.value
    const rests = [budget.fact, burn]
    const spent = kit.money(budget.cents, 'budget of a year', [budget.fact])
    const weeks = kit.duration(
      (months * 52) / 12,
      'week',
      'budget ÷ spending a month × 52 ÷ 12',
      rests,
    )
    const span =
      months < 2 ? weeks : kit.duration(months, 'month', 'budget ÷ spending a month', rests)
    return [
      {
        says: say`The budget of ${spent} is as much as you spend beyond your income in ${span}. Unless it is counted already, the money runs out that much sooner.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        weight: { centsAYear: budget.cents },
        about: kit.label(budget.fact),
        figures: { months },
      },
    ]
  },
}
