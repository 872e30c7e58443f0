import { monthlySum, oneSale } from '../../company/first-figures.ts'
import { countsAsSold, type Refusal, refusalsOf } from '../../company/refusals.ts'
import type { Company } from '../../company/company.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { type Kit, roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const MONTHS = 12

/** What turning buyers away costs a month, beside what may be spent on finding new ones. */
export const turnedAway: Rule = {
  id: 'start.turned-away',
  family: 'start',

  find(company, kit) {
    const [refusal] = refusalsOf(company)
    if (!refusal || refusal.lost < MONTHS) return []
    const aMonth = Math.round(refusal.lost / MONTHS)
    const number = kit.number(aMonth, 'turned away in a year ÷ 12', [refusal])
    const sale = oneSale(company)
    return [
      {
        says: say`You turn away about ${number} a month${worth(company, kit, refusal)}. They asked already: to serve one of them costs a call, and to find a new one costs money. So the first hours go into another time for them, and no money into being found.`,
        rests: idsOf(refusal, ...(sale ? [sale.line] : [])),
        evidence: 'derived',
        weight: {},
        figures: { aMonth },
      },
    ]
  },
}

function worth(company: Company, kit: Kit, refusal: Refusal): Sentence {
  const sale = oneSale(company)
  if (!sale || !countsAsSold(company, refusal)) return say``
  const cents = roughly((refusal.lost * sale.brings) / MONTHS)
  const lost = kit.money(cents, 'turned away × price ÷ 12', [refusal, sale.line])
  const each = kit.money(sale.brings, 'as said', [sale.line])
  const sum = monthlySum(company)
  const beside =
    sum && cents > sum.cents
      ? say`, more than the ${kit.money(sum.cents, 'as said', [sum.fact])} that you can spend in that month`
      : say``
  return say`: at ${each} each that is up to ${lost} a month${beside}`
}
