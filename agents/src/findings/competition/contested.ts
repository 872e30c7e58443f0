import { factsOf } from '../../company/company.ts'
import { STRENGTH_WORDS } from '../../company/strengths.ts'
import { say } from '../../sentences/sentence.ts'
import { agree } from '../../sentences/verbs.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** A strength of yours in the very thing that a rival is said to be better at, without a figure that settles it. */
export const contested: Rule = {
  id: 'competition.contested',
  family: 'competition',

  find(company, kit) {
    return factsOf(company, 'strength')
      .filter(({ proof }) => proof === undefined)
      .flatMap(strength => {
        const { sort } = strength
        const rival = factsOf(company, 'rival').find(
          ({ betterAt }) => sort && betterAt?.some(edge => edge === sort),
        )
        if (!sort || !rival) return []
        const name = kit.label(rival)
        const label = kit.label(strength)
        const what = kit.unit(STRENGTH_WORDS[sort], 'one', strength)
        return [
          {
            says: say`You count ${label} as a strength, yet ${name} ${agree('be', name)} said to be ahead in ${what}. Only figures from both sides settle which is true.`,
            rests: [strength.id, rival.id],
            evidence: 'told' as const,
            weight: {},
            about: label,
            figures: {},
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },
}
