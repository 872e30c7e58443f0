import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** Own market share ÷ that of the largest rival, line by line (Henderson, BCG 1970): at 1 you are level, above it you lead. */
export const relativeShare: Rule = {
  id: 'competition.relative-share',
  family: 'competition',

  find(company, kit) {
    return factsOf(company, 'offer')
      .filter(({ ownShare, rivalShare }) => ownShare && rivalShare && ownShare !== rivalShare)
      .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
      .slice(0, FINDINGS_PER_RULE)
      .map(offer => {
        const own = offer.ownShare ?? 0
        const ratio = own / (offer.rivalShare ?? 1)
        const label = kit.label(offer)
        const yours = kit.percent(own, 'as said', [offer])
        const times = kit.number(Math.max(ratio, 1 / ratio), 'larger share ÷ smaller', [offer])
        const says =
          ratio > 1
            ? say`${label}: with ${yours} of the market you are ${times} times as large as the next. You can lead on price and terms, and others have to answer.`
            : say`${label}: the largest rival has ${times} times your ${yours} of the market. It wins a contest of prices or advertising, so lead in a group of buyers small enough for you.`
        return {
          says,
          rests: [offer.id],
          evidence: 'derived' as const,
          quadrant: ratio > 1 ? ('strength' as const) : ('weakness' as const),
          weight: {},
          about: label,
          figures: { ratio, own },
        }
      })
  },
}
