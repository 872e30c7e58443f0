import { contributionOf, ownPrice, type PricedOffer, pricedOffers } from '../../company/sales.ts'
import { isSingle } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** Sold less often, a line has no stream of buyers to whom something could be offered. */
const OFTEN = 100

const isOften = ({ volume }: PricedOffer): boolean => (volume ?? 0) >= OFTEN

/** A line that is sold often, and a cheaper one that could go with it. */
export const itemBeside: Rule = {
  id: 'soon.item-beside',
  family: 'soon',

  find(company, kit) {
    const lines = pricedOffers(company).filter(isSingle)
    const often = lines.filter(isOften).toSorted((a, b) => (b.volume ?? 0) - (a.volume ?? 0))[0]
    const beside = lines
      .filter(one => often && ownPrice(one) < ownPrice(often))
      .toSorted((a, b) => ownPrice(b) - ownPrice(a))[0]
    const name = beside && kit.name(beside)
    if (!often?.volume || !name) return []
    const leaves = contributionOf(beside)
    const worth =
      leaves && leaves > 0
        ? say`leaves ${kit.money(leaves, 'price − own cost', [beside])}`
        : say`pays ${kit.price(beside.price, beside)}, of which its own cost has to be taken`
    return [
      {
        says: say`Of ${kit.label(often)}, ${kit.number(often.volume, 'as said', [often])} are sold in a year. Whoever takes ${name} with one of them ${worth}, and nobody has to be won for that.`,
        rests: [beside.id, often.id],
        evidence: 'derived',
        weight: {},
        about: name,
        figures: {},
      },
    ]
  },
}
