import { refusedOf } from '../../company/refusals.ts'
import type { Company } from '../../company/company.ts'
import { isSameUnit } from '../../company/one-unit.ts'
import { pieces } from '../../company/pieces.ts'
import { contributionOf, type PricedOffer } from '../../company/sales.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** Of the buyers of the cheap line, a part that a good offer may move. */
const MOVED = 0.1
/** Nobody goes from one line to another that costs more than so many times as much. */
const REACH = 2.5

type Step = { from: PricedOffer; to: PricedOffer; gain: number; worth: number }

/** Steps from a line to the next dearer one that leaves more, the most valuable first. */
function stepsOf(company: Company): Step[] {
  const lines = pieces(company).sort((a, b) => a.price.cents - b.price.cents)
  return lines
    .flatMap((from, index) => {
      const to = lines[index + 1]
      const gain = to ? (contributionOf(to) ?? 0) - (contributionOf(from) ?? 0) : 0
      const isKnown = to && contributionOf(to) !== null && contributionOf(from) !== null
      const isFull =
        to && (refusedOf(company, to).length > 0 || (to.capacity ?? Infinity) <= (to.volume ?? 0))
      const isOfOther = to !== undefined && from.about !== to.about
      const isNear = !isFull && !isOfOther && to && to.price.cents <= from.price.cents * REACH
      if (!to || !isSameUnit(from, to) || !isKnown || !isNear || gain <= 0 || !from.volume)
        return []
      return [{ from, to, gain, worth: gain * from.volume * MOVED }]
    })
    .sort((a, b) => b.worth - a.worth)
}

/** A tenth of a line's buyers taking the next dearer one: number × 10 % × the difference in what a sale leaves. */
export const tradeUp: Rule = {
  id: 'mix.trade-up',
  family: 'mix',

  find(company, kit) {
    const [step] = stepsOf(company)
    if (!step) return []
    const { from, to, gain, worth } = step
    const rests = [from, to]
    const says = say`A buyer who can take ${kit.label(to)} instead of ${kit.label(from)} leaves ${kit.money(roughly(gain), 'difference in contribution', rests)} more. If ${fixed.percent(MOVED, 'a good offer')} of the buyers did, that would be about ${kit.money(roughly(worth), 'number × 10 % × difference', rests)} a year, with nobody new to win.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'opportunity',
        weight: { centsAYear: worth },
        about: kit.label(to),
        figures: { gain, worth },
      },
    ]
  },
}
