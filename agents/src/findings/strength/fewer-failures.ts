import { factsOf } from '../../company/company.ts'
import { FEW } from '../../company/enquiries.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** How many times more failures others have before it is worth a word. */
const CLEARLY = 1.3
/** Below this the rest is no failure but the usual case. */
const MOSTLY = 0.8

/** A share of successes against that of others, read from the failures: 97 % and 88 % are 3 and 12 failures in a hundred. */
export const fewerFailures: Rule = {
  id: 'strength.fewer-failures',
  family: 'strength',

  find(company, kit) {
    return factsOf(company, 'strength')
      .flatMap(strength => {
        const { proof, versus, proofForm, n } = strength
        const isShare = proofForm === 'share' && proof !== undefined && versus !== undefined
        if (!isShare || proof >= 1 || versus >= proof || (n !== undefined && n < FEW)) return []
        const times = (1 - versus) / (1 - proof)
        if (times < CLEARLY || proof < MOSTLY) return []
        const label = kit.label(strength)
        const ours = kit.percent(1 - proof, '1 − proof', [strength])
        const theirs = kit.percent(1 - versus, '1 − that of others', [strength])
        const ratio = kit.number(times, 'failures of others ÷ own', [strength])
        return [
          {
            says: say`${label}: ${ours} go wrong with you and ${theirs} elsewhere, ${ratio} times as often. Told as what goes wrong, the difference is plain to see.`,
            rests: [strength.id],
            evidence: 'measured' as const,
            quadrant: 'strength' as const,
            weight: {},
            about: label,
            figures: { times },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
