import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'
import { idsOf } from '../rests.ts'

/** What is said to be had by nobody else, while a rival is said to be better at the same. */
export const rareButBeaten: Rule = {
  id: 'contradiction.rare-but-beaten',
  family: 'contradiction',

  find(company, kit) {
    const rivals = factsOf(company, 'rival')
    return factsOf(company, 'strength')
      .filter(({ rare }) => rare)
      .flatMap(strength => {
        const rival = rivals.find(
          ({ betterAt }) => strength.sort && betterAt?.includes(strength.sort),
        )
        if (!rival) return []
        const label = kit.label(strength)
        return [
          {
            says: say`${label}: by its card nobody else has it, and by the card of ${kit.label(rival)} that one is better at just this. Which of the two holds?`,
            rests: idsOf(strength, rival),
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
