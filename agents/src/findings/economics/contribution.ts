import { contributionOf, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import type { Kit } from '../kit.ts'

/** A line whose own cost is above what stays of its price: each sale makes the seller poorer. */
export const contribution: Rule = {
  id: 'economics.contribution',
  family: 'economics',

  find(company, kit) {
    return pricedOffers(company)
      .map(offer => ({ offer, left: contributionOf(offer) }))
      .filter(({ left }) => left !== null && left < 0)
      .slice(0, FINDINGS_PER_RULE)
      .map(({ offer, left }) => finding(kit, offer, -(left ?? 0)))
  },
}

function finding(kit: Kit, offer: PricedOffer, lost: number): Finding {
  const label = kit.label(offer)
  const each = kit.money(lost, 'own cost − (price − what is handed on)', [offer])
  const year = offer.volume ? lost * offer.volume : undefined
  const says =
    offer.volume && year
      ? say`${label}: each sale loses ${each}, or ${kit.money(year, 'loss × number', [offer])} on the ${kit.number(offer.volume, 'as said', [offer])} of a year. That only pays where it leads to another sale.`
      : say`${label}: each sale loses ${each}, because its own cost is above what you keep of the price. That only pays where it leads to another sale.`
  return {
    says,
    rests: [offer.id],
    evidence: 'derived',
    quadrant: 'weakness',
    weight: year ? { centsAYear: year } : {},
    about: label,
    figures: { lost, ...(year && { year }) },
  }
}
