import { comparedRivals } from '../../company/rivals.ts'
import { ListText } from '../../sentences/list.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Cheaper by less than this is no better price. */
const SAME = 0.02

/** Rivals whose price is named as their advantage, while the prices given are equal or higher. */
export const rivalClaimConflict: Rule = {
  id: 'price.rival-claim-conflict',
  family: 'price',

  find(company, kit) {
    const wrong = comparedRivals(company).filter(
      ({ rival, gap }) => rival.betterAt?.some(sort => sort === 'price') && gap > -SAME,
    )
    const [first] = wrong
    if (!first) return []
    const same = wrong.filter(({ offer }) => offer.id === first.offer.id).slice(0, 3)
    const rivals = same.map(({ rival }) => rival)
    const who = new ListText(rivals.map(rival => kit.label(rival)))
    const own = kit.price(first.offer.price, first.offer)
    const theirs = new ListText(
      same.map(({ rival, offer, theirs }) => kit.price({ ...offer.price, cents: theirs }, rival)),
    )
    const says = say`Price is named as the advantage of ${who}, yet the prices given for ${kit.label(first.offer)} are ${theirs} there and ${own} with you. If buyers believe it all the same, the price is not what needs work but how it is shown.`
    return [
      {
        says,
        rests: idsOf(...rivals, first.offer),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: {},
        about: kit.label(first.rival),
        figures: { gap: first.gap },
      },
    ]
  },

  asks(company, kit) {
    const compared = comparedRivals(company)
    const open = company.facts.find(
      fact =>
        fact.kind === 'rival' &&
        fact.status === 'confirmed' &&
        fact.betterAt?.some(sort => sort === 'price') &&
        !fact.price &&
        fact.gapLow === undefined &&
        fact.gapHigh === undefined &&
        compared.every(({ rival }) => rival.id !== fact.id),
    )
    if (!open) return null
    return {
      says: say`Tell me a price of ${kit.label(open)} for the same thing, and I can say whether their advantage is there or only believed.`,
      kind: 'rival',
      fact: open.id,
      attribute: 'price',
    }
  },
}
