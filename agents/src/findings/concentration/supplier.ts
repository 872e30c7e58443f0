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

/** A supplier's price rise in money, and in sales that would have to make it good: cost × 10 % ÷ contribution. */
export const supplier: Rule = {
  id: 'concentration.supplier',
  family: 'concentration',

  find(company, kit) {
    const each = averageContribution(company)
    return factsOf(company, 'partner')
      .flatMap(partner => {
        const yearly = partner.yearlyCost ? yearlyCents(partner.yearlyCost) : null
        const cost = yearly ?? partner.yearlyCost?.cents
        if (partner.gives !== 'supplies' || !cost) return []
        const more = cost * RISE
        const rise = say`If ${kit.label(partner)} asked ${fixed.percent(RISE, 'a rise in one letter')} more, that would be ${kit.money(roughly(more), 'cost a year × 10 %', [partner])} a year`
        const number = each && each.value > 0 ? Math.ceil(more / each.value) : undefined
        const rests = [partner, ...(number ? (each?.rests ?? []) : [])]
        const alone = partner.alone ? say`, and nobody could take over soon` : say``
        const says =
          each && number
            ? say`${rise}, as much as ${kit.count(number, unitOfSales(company), 'rise ÷ what one sale leaves', rests)} leave after their own cost${alone}.`
            : say`${rise}${alone}.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            quadrant: 'threat' as const,
            weight: { centsAYear: more },
            about: kit.label(partner),
            figures: { more, ...(number && { number }), alone: partner.alone ? 1 : 0 },
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
    if (!open) return null
    return {
      says: say`Tell me what you pay ${kit.label(open)} in a year, and I can say what a rise there would take from you.`,
      kind: 'partner',
      fact: open.id,
      attribute: 'yearlyCost',
    }
  },
}
