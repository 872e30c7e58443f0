import { measuredOrder, measuredVisits } from '../../company/measured.ts'
import { worthOfOne } from '../../company/pieces.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

const THOUSAND = 1000
/** Fewer orders than these among a thousand visits are no number to speak of. */
const FEWEST = 2

/** How many of a thousand visits end with an order, as figures say, and what one more of them is worth: visits of a year ÷ 1,000 × an order. */
export const visits: Rule = {
  id: 'conversion.visits',
  family: 'conversion',

  find(company, kit) {
    const found = measuredVisits(company)
    if (!found) return []
    const { fact, rate, aYear } = found
    const ofThousand = (share: number) =>
      kit.number(Math.round(share * THOUSAND), 'share × 1,000', [fact])
    if (Math.round(rate * THOUSAND) < FEWEST) return []
    const { low, high } = fact.measured
    const seen = kit.number(found.visits, 'as measured', [fact])
    const measured = say`Of a thousand visits, ${ofThousand(rate)} end with an order, measured over ${seen} of them; the true number lies between ${ofThousand(low)} and ${ofThousand(high)}.`
    const order = measuredOrder(company) ?? worthOfOne(company)
    const common = {
      evidence: 'measured',
      quadrant: 'opportunity',
      about: kit.label(fact),
    } as const
    if (!order)
      return [{ ...common, says: measured, rests: [fact.id], weight: {}, figures: { rate } }]
    const worth = (aYear / THOUSAND) * order.value
    const rests = [fact, ...order.rests]
    const each = kit.money(order.value, order.how, order.rests)
    const money = kit.money(roughly(worth), 'visits of a year ÷ 1,000 × an order', rests)
    return [
      {
        ...common,
        says: say`${measured} One more of each thousand, at ${each}, brings about ${money} a year at the pace of those days.`,
        rests: idsOf(...rests),
        weight: { centsAYear: worth },
        figures: { rate, worth },
      },
    ]
  },
}
