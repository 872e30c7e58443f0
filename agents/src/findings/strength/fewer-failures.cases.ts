import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const onTime = {
  label: 'deliveries on time',
  sort: 'quality',
  proof: 0.97,
  versus: 0.88,
  proofForm: 'share',
} as const

/** A seed trader and an exam school fail less often; a handful of cases, or a lead of nothing, proves no difference. */
export const cases: RuleCases = {
  rule: 'strength.fewer-failures',
  fires: [
    {
      firm: firm({ strength: [{ ...onTime, n: 1400 }] }),
      says: 'Deliveries on time: what falls short is 3% with you and 12% elsewhere. Told that way round, others fall short 4 times as often.',
    },
    {
      firm: firm({ strength: [{ ...onTime, label: 'the pass rate', proof: 0.84, versus: 0.6 }] }),
      says: 'The pass rate: what falls short is 16% with you and 40% elsewhere. Told that way round, others fall short 2.5 times as often.',
    },
  ],
  silent: [
    firm({ strength: [{ ...onTime, n: 16 }] }),
    firm({ strength: [{ ...onTime, versus: 0.97 }] }),
  ],
}
