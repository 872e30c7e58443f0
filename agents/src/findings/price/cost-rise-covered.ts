import { type Company, type Fact, factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { salesOfYear } from '../../company/targets.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Cents a year that a cost rose by: today's cost × rise ÷ (1 + rise). */
function risesOf(company: Company): { change: Fact<'change'>; cents: number }[] {
  return factsOf(company, 'change').flatMap(change => {
    const { touches, by, yearlyCost } = change
    const today = yearlyCost ? (yearlyCents(yearlyCost) ?? yearlyCost.cents) : 0
    if (touches !== 'cost' || !by || by <= 0 || today <= 0) return []
    return [{ change, cents: (today * by) / (1 + by) }]
  })
}

/** The rise of costs as a rise of all prices that would pay it: Σ rise ÷ sales. */
export const costRiseCovered: Rule = {
  id: 'price.cost-rise-covered',
  family: 'price',

  find(company, kit) {
    const rises = risesOf(company)
    const sales = salesOfYear(company)
    const [first] = rises
    if (!first || !sales) return []
    const total = rises.reduce((sum, { cents }) => sum + cents, 0)
    const part = total / sales.value
    const changes = rises.map(({ change }) => change)
    const rests = [...changes, ...sales.rests]
    const more = kit.money(roughly(total), 'Σ cost × rise ÷ (1 + rise)', changes)
    const says = say`Higher costs take about ${more} a year more from you than before. Prices raised by ${kit.percent(part, 'Σ rise ÷ sales', rests)} all round would pay for it, if as many buy.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: { centsAYear: total },
        about: kit.label(first.change),
        figures: { total, part },
      },
    ]
  },

  asks(company, kit) {
    const open = factsOf(company, 'change').find(
      ({ touches, by, yearlyCost }) => touches === 'cost' && (by ?? 0) > 0 && !yearlyCost,
    )
    if (!open || !salesOfYear(company)) return null
    return {
      says: say`Tell me what you pay in a year for ${kit.label(open)}, and I can say which rise in prices would cover it.`,
      kind: 'change',
      fact: open.id,
      attribute: 'yearlyCost',
    }
  },
}
