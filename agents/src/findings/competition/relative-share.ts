import { type Fact, factsOf } from '../../company/company.ts'
import type { CountText, PercentText } from '../../sentences/figures.ts'
import { say, type Sentence } from '../../sentences/sentence.ts'
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
        const says = say`${label}: ${meaning(offer, ratio, yours, times)}`
        return {
          says,
          rests: [offer.id],
          evidence: 'derived' as const,
          quadrant: ratio >= CLEARLY ? ('strength' as const) : ('weakness' as const),
          weight: {},
          about: label,
          figures: { ratio, own },
        }
      })
  },
}

/** Below this, being larger than the next decides little. */
const CLEARLY = 1.5
/** From here on a rival is of another size altogether. */
const FAR = 4

function meaning(
  { marketGrowth }: Fact<'offer'>,
  ratio: number,
  yours: PercentText,
  times: CountText,
): Sentence {
  if (ratio >= CLEARLY && (marketGrowth ?? 0) < 0)
    return say`with ${yours} of the market you are ${times} times as large as the next, in a market that shrinks. Take what it leaves, and put the money where something grows.`
  if (ratio >= CLEARLY)
    return say`with ${yours} of the market you are ${times} times as large as the next. You can lead on price and terms, and others have to answer.`
  if (ratio > 1)
    return say`with ${yours} of the market you are only ${times} times as large as the next. That lead is too small to set prices by.`
  if (1 / ratio < FAR)
    return say`the largest rival has ${times} times your ${yours} of the market. It wins a contest of prices or advertising, so lead in a group of buyers small enough for you.`
  return say`the largest rival has ${times} times your ${yours} of the market. What it does sets the prices there; be known for one thing that it does not offer.`
}
