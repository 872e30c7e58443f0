import { factsOf } from '../../company/company.ts'
import { areWhole, linesOf } from '../../company/lines.ts'
import { salesOfYear } from '../../company/targets.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { takingsOf } from '../buyers.ts'
import type { Rule } from '../finding.ts'
import { roughly } from '../kit.ts'
import { idsOf } from '../rests.ts'

/** From here on one line is the business. */
const LARGE = 0.5
/** A bad year of a line. */
const FALL = 0.1

/** Two sums so close are as much as each other. */
const NEARLY = 0.1

/** What a bad year of the largest line costs, against the whole of a small one: share × 10 %. */
export const offer: Rule = {
  id: 'concentration.offer',
  family: 'concentration',

  find(company, kit) {
    const lines = linesOf(company)
    const [top] = lines
    if (!top || top.share < LARGE || top.share >= 1) return []
    const sales = salesOfYear(company)
    const fall = top.share * FALL
    const last = lines.at(-1)
    const part = kit.percent(top.share, top.how, [top.offer])
    const bad = say`${kit.label(top.offer)}: ${part} of ${takingsOf(kit.company)}. A fall by ${fixed.percent(FALL, 'a bad year')} there costs`
    const isMore = last && lines.length > 1 && areWhole(lines) && last.share <= fall
    const worth = sales ? fall * sales.value : undefined
    if (!isMore && !(sales && worth)) return []
    const isAsMuch = last !== undefined && fall / last.share <= 1 + NEARLY
    const against = isAsMuch ? say`as much as` : say`more than`
    const rests = [top.offer, ...(isMore ? [last.offer] : (sales?.rests ?? []))]
    const says =
      isMore || !sales || !worth
        ? say`${bad} ${against} losing ${kit.label((last ?? top).offer)} altogether.`
        : say`${bad} about ${kit.money(roughly(worth), 'share × 10 % × sales', rests)} of ${takingsOf(kit.company)} a year.`
    return [
      {
        says,
        rests: idsOf(...rests),
        evidence: 'derived',
        quadrant: 'weakness',
        // What would be lost if it fell is no reason that it falls: whatever is measured comes before.
        weight: {},
        about: kit.label(top.offer),
        figures: { share: top.share, ...(worth && { worth }) },
      },
    ]
  },

  asks(company, kit) {
    const offers = factsOf(company, 'offer')
    const [first] = offers
    if (!first || offers.length < 2 || linesOf(company).length > 0) return null
    return {
      says: say`Tell me roughly which part of ${takingsOf(kit.company)} comes from ${kit.label(first)}, and from the other lines, and I can show what the business rests on.`,
      kind: 'offer',
      fact: first.id,
      attribute: 'share',
    }
  },
}
