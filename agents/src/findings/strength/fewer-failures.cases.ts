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
      says: 'Deliveries on time: 3% go wrong with you and 12% elsewhere, 4 times as often. Told as what goes wrong, the difference is plain to see.',
    },
    {
      firm: firm({ strength: [{ ...onTime, label: 'the pass rate', proof: 0.84, versus: 0.6 }] }),
      says: 'The pass rate: 16% go wrong with you and 40% elsewhere, 2.5 times as often. Told as what goes wrong, the difference is plain to see.',
    },
  ],
  silent: [
    firm({ strength: [{ ...onTime, n: 16 }] }),
    firm({ strength: [{ ...onTime, versus: 0.97 }] }),
  ],
}
