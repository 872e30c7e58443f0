import { factsOf } from '../../company/company.ts'
import { customersIn } from '../../company/segments.ts'
import { singleSale } from '../../company/single-sale.ts'
import { takesGifts } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Of those who never came back, so many may be won for another sale: an assumption that the sentence names. */
const BACK = 0.1

/** Customers of a segment who did not buy again, and what a tenth of them would bring: size × (1 − repeats) × 10 % × average sale. */
export const boughtOnce: Rule = {
  id: 'retention.bought-once',
  family: 'retention',

  find(company, kit) {
    const sale = singleSale(company)
    const [largest] = factsOf(company, 'segment')
      .filter(({ repeats }) => repeats !== undefined && repeats < 1)
      .map(segment => ({ segment, size: customersIn(company, segment) ?? 0 }))
      .sort((a, b) => b.size - a.size)
    if (!sale || !largest || largest.size === 0 || takesGifts(company)) return []
    const { segment, size } = largest
    const once = Math.round(size * (1 - (segment.repeats ?? 0)))
    const worth = once * BACK * sale.value
    const rests = [segment, ...sale.rests]
    const label = kit.label(segment)
    const gone = kit.number(once, 'size × (1 − part that buys again)', [segment])
    const money = kit.money(roughly(worth), 'those × 10% × average sale', rests)
    return [
      {
        says: say`${label}: ${gone} bought from you and did not come back. If ${fixed.percent(BACK, 'an assumed part that returns')} of them bought again at an average sale, that would be about ${money}.`,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: worth },
        about: label,
        figures: { once, worth },
      },
    ]
  },
}
