import { factsOf } from '../../company/company.ts'
import { dealingsAYear } from '../../company/dealings.ts'
import { fixed } from '../../sentences/figures.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

const WORST = 1
const BEST = 5
/** What most people ask of a rating before they read further; a mark to measure by, not a law. */
const MARK = 4.5
/** Reviews below which a rating is fragile. */
const THIN = 10

/** Sales a year from which reviews come in by the week. */
const ENOUGH = 500
const MANY = say`ask every happy customer for a review`
const FEW = say`settle each complaint before it is written down, and ask those who were content to write too`

/** How many of the worst reviews a rating bears before it falls below a mark: n × (rating − mark) ÷ (mark − 1). */
export const ratingDepth: Rule = {
  id: 'strength.rating-depth',
  family: 'strength',

  find(company, kit) {
    const isRare = (dealingsAYear(company) ?? ENOUGH) < ENOUGH
    return factsOf(company, 'strength')
      .flatMap(strength => {
        const { proof, proofForm, n } = strength
        if (proofForm !== 'stars' || !proof || !n || proof <= MARK || proof > BEST) return []
        const bears = Math.floor((n * (proof - MARK)) / (MARK - WORST)) + 1
        const label = kit.label(strength)
        const how = 'reviews × (rating − 4.5) ÷ (4.5 − 1), the next whole one'
        const bad = kit.count(
          bears,
          { one: 'review of the lowest kind', many: 'reviews of the lowest kind' },
          how,
          [strength],
        )
        const mark = fixed.number(MARK, 'a mark to measure by')
        const seen = kit.number(n, 'as said', [strength])
        const start = say`${label}: ${kit.number(proof, 'as said', [strength])} over ${seen} reviews`
        return [
          {
            says:
              bears < THIN
                ? say`${start}. Just ${bad} would bring the average below ${mark}, so ${isRare ? FEW : MANY}.`
                : say`${start}. It would take ${bad} to bring the average below ${mark}, so the figure can stand at the top of everything you publish.`,
            rests: [strength.id],
            evidence: 'measured' as const,
            quadrant: 'strength' as const,
            weight: {},
            about: label,
            figures: { bears, n },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
