import { type Compared, comparedRivals } from '../../company/rivals.ts'
import { contributionOf, paymentsAYear } from '../../company/sales.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller difference is not worth a price war. */
const LEAST = 0.03

/** Rivals below our price, the nearest first: whoever matches, matches that one. */
const below = (compared: Compared[]): Compared[] =>
  compared.filter(({ gap }) => gap < -LEAST).sort((a, b) => b.gap - a.gap)

/** Sales that matching a cheaper rival takes only to earn as much as today: cut ÷ (contribution − cut) (Nagle & Müller, The Strategy and Tactics of Pricing). */
export const matchVolume: Rule = {
  id: 'price.match-volume',
  family: 'price',

  find(company, kit) {
    const [nearest] = below(comparedRivals(company))
    const left = nearest ? contributionOf(nearest.offer) : null
    if (!nearest || left === null || left <= 0) return []
    const { rival, offer, theirs } = nearest
    const cut = offer.price.cents - theirs
    const rests = [rival, offer]
    const per = offer.price.per === 'sale' ? undefined : offer.price.per
    const now = kit.money(roughly(left), 'price − own cost', [offer], per)
    const who = kit.label(rival)
    const line = kit.label(offer)
    const after = left - cut
    const more = after > 0 ? cut / after : undefined
    const says = more
      ? say`${line} at the price of ${who}: ${kit.money(roughly(after), 'contribution − cut', rests, per)} left of each after its own cost, instead of ${now}. To earn as much as today you would have to sell ${kit.percent(more, 'cut ÷ (contribution − cut)', rests)} more.`
      : say`${line} at the price of ${who}: each sale would lose ${kit.money(roughly(cut - left), 'cut − contribution', rests, per)}, because ${now} is left today and the cut is ${kit.money(cut, 'own price − their price', rests, per)}. That price cannot be met; it can only be explained.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'threat',
        weight: offer.volume
          ? { centsAYear: Math.min(cut, left) * offer.volume * paymentsAYear(offer) }
          : {},
        about: line,
        figures: { cut, left, ...(more && { more }) },
      },
    ]
  },

  asks(company, kit) {
    const [nearest] = below(comparedRivals(company))
    if (!nearest || contributionOf(nearest.offer) !== null) return null
    return {
      says: say`Tell me what a sale of ${kit.label(nearest.offer)} costs you, and I can say whether the price of ${kit.label(nearest.rival)} can be met.`,
      kind: 'offer',
      fact: nearest.offer.id,
      attribute: 'unitCost',
    }
  },
}
