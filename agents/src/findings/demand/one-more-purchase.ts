import { factsOf } from '../../company/company.ts'
import { yearlyCents } from '../../company/periods.ts'
import { customersIn } from '../../company/segments.ts'
import { pricedOffers } from '../../company/sales.ts'
import { isRepeating } from '../../company/single-sale.ts'
import { takesGifts } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** A part of a group that one good reason to come may move. */
const MOVED = 0.1
/** Who buys more often than weekly does not buy once more for a reason. */
const OFTEN = 52
/** Below so many a part is a handful of people. */
const ENOUGH = 30

/** One purchase more by a tenth of a group: size × 10 % × spending ÷ purchases. */
export const oneMorePurchase: Rule = {
  id: 'demand.one-more-purchase',
  family: 'demand',

  find(company, kit) {
    if (takesGifts(company)) return []
    return factsOf(company, 'segment')
      .flatMap(group => {
        const { purchases, spend, single } = group
        const size = customersIn(company, group)
        const yearly = spend ? yearlyCents(spend) : null
        if (
          single ||
          !size ||
          size < ENOUGH ||
          !purchases ||
          purchases <= 1 ||
          purchases > OFTEN ||
          !yearly
        )
          return []
        const each = yearly / purchases
        const worth = size * MOVED * each
        const says = say`${kit.label(group)}: a purchase is about ${kit.money(roughly(each), 'spending a year ÷ purchases', [group])}. If ${fixed.percent(MOVED, 'a reason to come')} of the ${kit.number(size, 'as said', [group])} came once more in a year, that would be about ${kit.money(roughly(worth), 'size × 10 % × one purchase', [group])}, without a single new customer.`
        return [
          {
            says,
            rests: idsOf(group),
            evidence: 'derived' as const,
            quadrant: 'opportunity' as const,
            weight: { centsAYear: worth },
            about: kit.label(group),
            figures: { each, worth },
          },
        ]
      })
      .sort((a, b) => b.figures.worth - a.figures.worth)
      .slice(0, 1)
  },

  asks(company, kit) {
    const open = factsOf(company, 'segment').find(
      group =>
        !group.single &&
        group.purchases === undefined &&
        group.spend &&
        yearlyCents(group.spend) &&
        (customersIn(company, group) ?? 0) >= ENOUGH,
    )
    // Who pays by the month or the year has one contract, and no further purchase to ask for.
    if (!open || takesGifts(company) || pricedOffers(company).some(isRepeating)) return null
    return {
      says: say`Tell me how often in a year customers such as ${kit.label(open)} buy from you, and I can say what a further purchase is worth.`,
      kind: 'segment',
      fact: open.id,
      attribute: 'purchases',
    }
  },
}
