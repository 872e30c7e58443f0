import { factsOf } from '../../company/company.ts'
import { customersIn } from '../../company/segments.ts'
import { say } from '../../sentences/sentence.ts'
import { buyersOf } from '../buyers.ts'
import { type Finding, FINDINGS_PER_RULE, type Rule } from '../finding.ts'

/** Three months are a quarter of a year; clearly more than that is no even loss. */
const EARLY = 0.35

/** A loss that falls into the first months: size × part that leaves × part of it that is early. */
export const cohort: Rule = {
  id: 'retention.cohort',
  family: 'retention',

  find(company, kit) {
    return factsOf(company, 'segment')
      .flatMap((segment): Finding[] => {
        const { leaves, leavesEarly } = segment
        if (leavesEarly === undefined || leavesEarly < EARLY) return []
        const size = customersIn(company, segment)
        const label = kit.label(segment)
        const part = kit.percent(leavesEarly, 'as said', [segment])
        const lost = size && leaves ? Math.round(size * leaves * leavesEarly) : 0
        const number = kit.number(lost, 'size × leave × early', [segment])
        const count = lost > 0 ? say`, about ${number} a year` : say``
        const { many } = buyersOf(kit, segment)
        return [
          {
            says: say`${label}: ${part} of those who leave do so in their opening months${count}. That is a matter of what new ${many} are promised and how they begin, not of what you do for them later.`,
            rests: [segment.id],
            evidence: 'measured',
            quadrant: 'weakness',
            weight: {},
            about: label,
            figures: { early: leavesEarly, ...(lost > 0 && { lost }) },
          },
        ]
      })
      .slice(0, FINDINGS_PER_RULE)
  },

  asks(company, kit) {
    const segment = factsOf(company, 'segment').find(
      ({ leaves, leavesEarly }) => leaves && leavesEarly === undefined,
    )
    if (!segment) return null
    return {
      says: say`Tell me what part of those who leave, among ${kit.label(segment)}, do so in the opening months, and I can say whether the cause lies at the beginning.`,
      kind: 'segment',
      fact: segment.id,
      attribute: 'leavesEarly',
    }
  },
}
