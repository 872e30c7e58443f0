import { factsOf } from '../../company/company.ts'
import { averageContribution } from '../../company/margins.ts'
import { yearlyCents } from '../../company/periods.ts'
import { unitOfSales } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A rise that a supplier can ask for in one letter. */
const RISE = 0.1

/** A supplier's price rise in money, and in sales that would have to make it good: cost × 10 % ÷ contribution. The money alone is plain to anybody. */
export const supplier: Rule = {
  id: 'concentration.supplier',
  family: 'concentration',

  find(company, kit) {
    const each = averageContribution(company)
    if (!each || each.value <= 0) return []
    return factsOf(company, 'partner')
      .flatMap(partner => {
        const yearly = partner.yearlyCost ? yearlyCents(partner.yearlyCost) : null
        const cost = yearly ?? partner.yearlyCost?.cents
        if (partner.gives !== 'supplies' || !cost) return []
        const more = cost * RISE
        const rise = say`If ${kit.label(partner)} asked ${fixed.percent(RISE, 'a rise in one letter')} more, that would be ${kit.money(roughly(more), 'cost a year × 10 %', [partner])} a year`
        const number = Math.ceil(more / each.value)
        const rests = [partner, ...each.rests]
        const sales = kit.count(number, unitOfSales(company), 'rise ÷ what one sale leaves', rests)
        const leave =
          number === 1 ? say`leaves after its own cost` : say`leave after their own cost`
        const alone = partner.alone ? say`, and nobody could take over soon` : say``
        const says = say`${rise}, as much as ${sales} ${leave}${alone}.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: { centsAYear: more },
            about: kit.label(partner),
            figures: { more, number, alone: partner.alone ? 1 : 0 },
          },
        ]
      })
      .sort((a, b) => b.figures.more - a.figures.more)
      .slice(0, 2)
  },

  asks(company, kit) {
    const open = factsOf(company, 'partner').find(
      ({ gives, yearlyCost }) => gives === 'supplies' && yearlyCost === undefined,
    )
    const each = averageContribution(company)
    if (!open || !each || each.value <= 0) return null
    return {
      says: say`Tell me what you pay ${kit.label(open)} in a year, and I can say how many sales a rise there would eat up.`,
      kind: 'partner',
      fact: open.id,
      attribute: 'yearlyCost',
    }
  },
}
