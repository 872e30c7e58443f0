import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** Points between voice and share below which nothing is to be expected. */
const APART = 0.03

/** Share of voice − share of market: brands above tend to grow, brands below to shrink (Jones 1990; Binet & Field 2013). */
export const shareOfVoice: Rule = {
  id: 'competition.share-of-voice',
  family: 'competition',

  find(company, kit) {
    return factsOf(company, 'offer')
      .flatMap(offer => {
        const { voice, ownShare } = offer
        if (voice === undefined || !ownShare || Math.abs(voice - ownShare) < APART) return []
        const excess = voice - ownShare
        const label = kit.label(offer)
        const heard = kit.percent(voice, 'as said', [offer])
        const held = kit.percent(ownShare, 'as said', [offer])
        const start = say`${label}: ${heard} of the advertising in the market is yours, and ${held} of the market`
        return [
          {
            says:
              excess > 0
                ? say`${start}. Brands that are heard more than they sell tend to grow, if what they say is worth hearing.`
                : say`${start}. Brands that are heard less than they sell tend to lose ground, however good this year is.`,
            rests: [offer.id],
            evidence: 'derived' as const,
            quadrant: excess > 0 ? ('strength' as const) : ('threat' as const),
            weight: {},
            about: label,
            figures: { excess },
          },
        ]
      })
      .sort((a, b) => Math.abs(b.figures.excess) - Math.abs(a.figures.excess))
      .slice(0, FINDINGS_PER_RULE)
  },
}
