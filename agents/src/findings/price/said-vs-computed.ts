import { comparedRivals, saidGap } from '../../company/rivals.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** Said and computed may differ by so much and still be a manner of speaking. */
const NEAR = 0.04

/** What was said of a rival's price against what the two prices say. */
export const saidVsComputed: Rule = {
  id: 'price.said-vs-computed',
  family: 'price',

  find(company, kit) {
    return comparedRivals(company)
      .flatMap(({ rival, offer, theirs, gap }) => {
        const said = saidGap(rival)
        const low = rival.gapLow ?? rival.gapHigh ?? 0
        const high = rival.gapHigh ?? rival.gapLow ?? 0
        if (said === null || (gap >= low - NEAR && gap <= high + NEAR)) return []
        const rests = [rival, offer]
        const way = (value: number) => (value < 0 ? say`less` : say`more`)
        const told = kit.percent(Math.abs(said), 'middle of what was said', [rival])
        const real = kit.percent(Math.abs(gap), '|their price ÷ own price − 1|', rests)
        const prices = say`${kit.price({ ...offer.price, cents: theirs }, rival)} against ${kit.price(offer.price, offer)}`
        const says = say`${kit.label(rival)}: said to ask ${told} ${way(said)}, but the prices given (${prices} for ${kit.label(offer)}) make it ${real} ${way(gap)}. Find out which is right before you answer it.`
        return [
          {
            says,
            rests: idsOf(...rests),
            evidence: 'derived' as const,
            weight: {},
            about: kit.label(rival),
            figures: { said, computed: gap },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
