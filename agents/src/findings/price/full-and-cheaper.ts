import type { Company } from '../../company/company.ts'
import { lineRefused, type Refusal, refusalsOf } from '../../company/refusals.ts'
import { comparedRivals } from '../../company/rivals.ts'
import { paymentsAYear, type PricedOffer } from '../../company/sales.ts'
import { unitOfSales } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A smaller difference is no room. */
const LEAST = 0.05
/** Of the way up to the nearest of them. */
const PART = 0.5

/** Refusals on a line; of several lines, what nobody tied to one is not taken for any of them. */
const refusalOn = (company: Company, offer: PricedOffer): Refusal | undefined =>
  refusalsOf(company).find(refusal => lineRefused(company, refusal)?.id === offer.id)

/** Work refused at a price below a rival's: the queue at the door is paid for by a price that is too low. */
export const fullAndCheaper: Rule = {
  id: 'price.full-and-cheaper',
  family: 'price',

  find(company, kit) {
    const dearer = comparedRivals(company)
      .filter(({ gap }) => gap > LEAST)
      .sort((a, b) => a.gap - b.gap)
    const [nearest] = dearer
    const refusal = nearest && refusalOn(company, nearest.offer)
    if (!nearest || !refusal) return []
    const { rival, offer, gap } = nearest
    const step = PART * gap * offer.price.cents
    const worth = offer.volume ? step * offer.volume * paymentsAYear(offer) : undefined
    const rests = [refusal, rival, offer]
    const turned = kit.count(refusal.lost, unitOfSales(company), 'as said', [refusal])
    const both = say`You turn away ${turned} a year, while ${kit.label(offer)} would cost ${kit.percent(gap, 'their price ÷ own price − 1', [rival, offer])} more from ${kit.label(rival)} than from you`
    const says = worth
      ? say`${both}. Raising your price by ${fixed.percent(PART, 'a part of the way')} of the difference is worth about ${kit.money(roughly(worth), '50 % × gap × price × number sold', rests)} a year and needs no more room.`
      : say`${both}. A full house is the time to raise a price, because the buyers are already asking.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: worth ? { centsAYear: worth } : {},
        about: kit.label(offer),
        figures: { gap, lost: refusal.lost, ...(worth && { worth }) },
      },
    ]
  },
}
