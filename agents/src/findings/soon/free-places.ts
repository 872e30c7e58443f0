import { pricedOffers, type PricedOffer } from '../../company/sales.ts'
import { isOfMembers, isRepeating } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'

/** From this part of the places on, a line is as good as full. */
const NEARLY_FULL = 0.95

type Roomy = PricedOffer & { volume: number; capacity: number }

const isRoomy = (line: PricedOffer): line is Roomy =>
  Boolean(line.volume && line.capacity) && line.volume! < line.capacity! * NEARLY_FULL

/** Places that stay free among those who come again and again: a guest in one of them costs nothing. */
export const freePlaces: Rule = {
  id: 'soon.free-places',
  family: 'soon',

  find(company, kit) {
    const line = pricedOffers(company)
      .filter(isRoomy)
      .find(one => isRepeating(one) || isOfMembers(company, one))
    const name = line && kit.name(line)
    if (!name) return []
    const free = line.capacity - line.volume
    const text = kit.number(free, 'places − taken', [line])
    const all = kit.number(line.capacity, 'as said', [line])
    return [
      {
        says: say`Of ${all} places in ${name}, ${text} stay free. They are paid for already, so a guest in one of them costs nothing.`,
        rests: [line.id],
        evidence: 'measured',
        weight: {},
        about: name,
        figures: { free },
      },
    ]
  },
}
