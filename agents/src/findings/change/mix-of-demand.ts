import { aboutOf, factsOf } from '../../company/company.ts'
import { ownPrice } from '../../company/sales.ts'
import { singleSale } from '../../company/single-sale.ts'
import { say } from '../../sentences/sentence.ts'
import type { Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** How many times more, or fewer, before a shift is worth a word. */
const CLEARLY = 1.25
/** Part of an average sale by which a line has to be dearer or cheaper. */
const APART = 0.1

/** A growing or shrinking part of those who ask, for a line that sells for more or less than the average. */
export const mixOfDemand: Rule = {
  id: 'change.mix-of-demand',
  family: 'change',

  find(company, kit) {
    const sale = singleSale(company)
    return factsOf(company, 'change').flatMap(change => {
      const { form, from, to, touches } = change
      const offer = aboutOf(company, change, 'offer')
      const isPart = form === 'share' && touches === 'demand' && from && to
      if (!isPart || !offer?.price || !sale || sale.rests.length < 2) return []
      const times = to / from
      const gap = ownPrice({ ...offer, price: offer.price }) / sale.value - 1
      const isSmall = times < CLEARLY && times > 1 / CLEARLY
      if (isSmall || Math.abs(gap) < APART) return []
      const rests = [change, offer, ...sale.rests]
      const label = kit.label(change)
      const before = kit.percent(from, 'as said', [change])
      const now = kit.percent(to, 'as said', [change])
      const apart = kit.percent(Math.abs(gap), 'price ÷ average sale − 1', [offer, ...sale.rests])
      const isGain = gap > 0 === times > 1
      const end = isGain
        ? say`so the same number of sales brings in more than before`
        : say`so the same number of sales brings in less than before`
      const price = gap > 0 ? say`${apart} more than` : say`${apart} less than`
      const many = kit.number(gap + 1, 'price ÷ average sale', [offer, ...sale.rests])
      const against = gap > 1 ? say`${many} times` : price
      return [
        {
          says: say`${label}: from ${before} to ${now}. A sale of ${kit.label(offer)} brings ${against} your average sale, ${end}.`,
          rests: idsOf(...rests),
          evidence: 'derived' as const,
          quadrant: isGain ? ('opportunity' as const) : ('threat' as const),
          weight: {},
          about: label,
          figures: { times, gap, points: to - from },
        },
      ]
    })
  },
}
