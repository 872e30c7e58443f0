import { fitOf } from '../../company/changes.ts'
import { factsOf } from '../../company/company.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** A cost before and after and what it comes to in a year, of which no bills of a month or of a year make the other. */
export const costBills: Rule = {
  id: 'contradiction.cost-bills',
  family: 'contradiction',

  find(company, kit) {
    return factsOf(company, 'change')
      .filter(change => change.touches === 'cost' && fitOf(change) === 'unfitting')
      .slice(0, FINDINGS_PER_RULE)
      .flatMap(change => {
        const { from, to, yearlyCost } = change
        if (!from || !to || !yearlyCost) return []
        const label = kit.label(change)
        const [before, after] = [kit.figure(change, from), kit.figure(change, to)]
        const year = kit.price({ ...yearlyCost, per: yearlyCost.per ?? 'year' }, change)
        return [
          {
            says: say`${label}: from ${before} to ${after}, and ${year}. Neither the bill of a month or a year nor its rise comes to that: which of the three holds?`,
            rests: [change.id],
            evidence: 'derived' as const,
            weight: {},
            about: label,
            figures: { from, to },
          },
        ]
      })
  },
}
