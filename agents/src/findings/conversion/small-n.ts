import { factsOf } from '../../company/company.ts'
import { FEW } from '../../company/enquiries.ts'
import { wilsonInterval } from '../../math/statistics/wilson.ts'
import { say } from '../../sentences/sentence.ts'
import { FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** A rate seen in few cases, with the interval in which the true one lies (Wilson 1927, 95 %). */
export const smallN: Rule = {
  id: 'conversion.small-n',
  family: 'conversion',

  find(company, kit) {
    return factsOf(company, 'measure')
      .filter(({ form, value, of }) => form === 'share' && value !== undefined && of && of < FEW)
      .slice(0, FINDINGS_PER_RULE)
      .map(measure => {
        const n = measure.of ?? 1
        const share = measure.value ?? 0
        const { low, high } = wilsonInterval(share, n)
        const label = kit.label(measure)
        const seen = kit.number(Math.round(share * n), 'share × cases', [measure])
        const from = kit.percent(low, 'Wilson interval of 95%, lower end', [measure])
        const to = kit.percent(high, 'Wilson interval of 95%, upper end', [measure])
        return {
          says: say`${label}: ${seen} of ${kit.number(n, 'as said', [measure])} is too few to go by. The true share may lie anywhere from ${from} to ${to}.`,
          rests: [measure.id],
          evidence: 'derived' as const,
          weight: {},
          about: label,
          figures: { low, high, n },
        }
      })
  },
}
