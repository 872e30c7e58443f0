import { factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { customersIn } from '../../company/segments.ts'
import { lossOf } from '../../company/loss.ts'
import { pricedOffers } from '../../company/sales.ts'
import { isRepeating } from '../../company/single-sale.ts'
import { takesGifts } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { payersOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Below so many a rate is a handful of people. */
const ENOUGH = 30
/** Below this part, or less than once a year, a second purchase is the exception: what is bought once in many years is not lapsed. */
const COMES_AGAIN = 0.25
/** Of those who did not return, a part that a first attempt may bring back. */
const BACK = 0.1
const PEOPLE = { one: 'customer', many: 'customers' }

/** Who buys once and not again, as heads, and what a tenth of them would bring: size × (1 − repeats). */
export const repeatRate: Rule = {
  id: 'demand.repeat-rate',
  family: 'demand',

  find(company, kit) {
    if (takesGifts(company)) return []
    return factsOf(company, 'segment')
      .filter(group => !group.single && (customersIn(company, group) ?? 0) >= ENOUGH)
      .flatMap(group => {
        const { size, repeats, spend, purchases } = group
        const isRare = (repeats ?? 0) < COMES_AGAIN && (purchases ?? 0) <= 1
        if (!size || repeats === undefined || repeats > 0.9 || isRare) return []
        const once = Math.round(size * (1 - repeats))
        const yearly = spend ? yearlyCents(spend) : null
        const heads = say`${kit.label(group)}: of ${kit.count(size, PEOPLE, 'as said', [group])}, about ${kit.number(once, 'size × (1 − repeats)', [group])} do not buy again`
        const worth = yearly ? once * BACK * yearly : undefined
        const says = worth
          ? say`${heads}. Bringing ${fixed.percent(BACK, 'a first attempt')} of them back is worth about ${kit.money(roughly(worth), 'who do not return × 10 % × spending a year', [group])} a year, and they know you already.`
          : say`${heads}. They know you already and need no introduction.`
        return [
          {
            says,
            rests: idsOf(group),
            evidence: 'measured' as const,
            quadrant: 'opportunity' as const,
            weight: worth ? { centsAYear: worth } : {},
            about: kit.label(group),
            figures: { once, repeats, ...(worth && { worth }) },
          },
        ]
      })
      .slice(0, 1)
  },

  asks(company, kit) {
    const open = factsOf(company, 'segment').find(
      group =>
        !group.single &&
        group.repeats === undefined &&
        group.leaves === undefined &&
        (customersIn(company, group) ?? 0) >= ENOUGH,
    )
    // Who pays by the month or the year stays or leaves; there is no second purchase to ask for.
    const repeats = pricedOffers(company).some(isRepeating) || lossOf(company) !== null
    if (!open || takesGifts(company) || repeats) return null
    return {
      says: say`Tell me which part of ${payersOf(kit.company)} such as ${kit.label(open)} buys again, and I can say how many you lose after the first time.`,
      kind: 'segment',
      fact: open.id,
      attribute: 'repeats',
    }
  },
}
