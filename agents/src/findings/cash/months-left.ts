import { burnOf } from '../../company/burn.ts'
import { factsOf } from '../../company/company.ts'
import { monthsBetween } from '../../company/days.ts'
import { movingGoals } from '../../company/goals.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Fewer months than this are too few to try something and try again. */
const SHORT = 12

/** Months that the cash lasts: cash ÷ what is spent beyond income in a month. Beside a dated goal, cash.runway says more. */
export const monthsLeft: Rule = {
  id: 'cash.months-left',
  family: 'cash',

  find(company, kit) {
    const measures = factsOf(company, 'measure')
    const cash = measures.find(({ metric, form }) => metric === 'cash' && form === 'money')
    const burn = burnOf(company)
    const isDated = movingGoals(company).some(
      ({ by }) => by && monthsBetween(company.today, by) > 0,
    )
    if (!cash?.value || !burn || isDated) return []
    const months = cash.value / burn.cents
    const rests = [cash, ...burn.rests]
    const lasts = kit.duration(Math.floor(months), 'month', 'cash ÷ spending a month', rests)
    const each = kit.money(roughly(burn.cents), burn.how, burn.rests)
    return [
      {
        says: say`At ${each} a month beyond what comes in, the ${kit.money(cash.value, 'as said', [cash])} last ${lasts}. Whatever is begun now has to show well before then.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        ...(months < SHORT && { quadrant: 'weakness' as const }),
        weight: {},
        about: kit.label(cash),
        figures: { months },
      },
    ]
  },
}
