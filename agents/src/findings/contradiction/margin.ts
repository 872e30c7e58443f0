import { ownPrice, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** Points by which the margins have to differ. */
const APART = 0.05

/** A margin as said, against the one that price and own cost make. */
export const margin: Rule = {
  id: 'contradiction.margin',
  family: 'contradiction',

  find(company, kit) {
    return pricedOffers(company)
      .flatMap(offer => {
        const own = ownPrice(offer)
        if (offer.margin === undefined || !offer.unitCost || own <= 0) return []
        const made = (own - offer.unitCost.cents) / own
        if (Math.abs(made - offer.margin) < APART) return []
        const label = kit.label(offer)
        const said = kit.percent(offer.margin, 'as said', [offer])
        const real = kit.percent(made, '(price − own cost) ÷ price', [offer])
        const gap = (made - offer.margin) * own
        const each = kit.money(Math.abs(gap), 'difference of the margins × price', [offer])
        const end =
          gap < 0 ? say`${each} less of each sale stays` : say`${each} more of each sale stays`
        return [
          {
            says: say`${label}: you said a margin of ${said}, but price and cost make it ${real}. If those hold, ${end} than you plan with.`,
            rests: [offer.id],
            evidence: 'derived' as const,
            weight: offer.volume ? { centsAYear: gap * offer.volume } : {},
            about: label,
            figures: { said: offer.margin, made },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
