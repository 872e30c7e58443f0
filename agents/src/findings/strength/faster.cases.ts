import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const repair = {
  label: 'watch repairs',
  sort: 'speed',
  proof: 4,
  proofForm: 'days',
  versus: 28,
} as const

/** A watch repairer and a visa adviser are ahead even at twice their usual time, a blind fitter is only faster; a guarantee in years is no wait, and a small lead no gap. */
export const cases: RuleCases = {
  rule: 'strength.faster',
  fires: [
    {
      firm: firm({ strength: [repair] }),
      says: 'Watch repairs: others take 7 times as long, 4 weeks against your 4 days. Even at twice your usual time you would be ahead.',
    },
    {
      firm: firm({
        strength: [
          { label: 'the first reply', sort: 'speed', proof: 30, proofForm: 'minutes', versus: 240 },
        ],
      }),
      says: 'The first reply: others take 8 times as long, 4 hours against your 30 minutes. Even at twice your usual time you would be ahead.',
    },
    {
      firm: firm({
        strength: [
          { label: 'fitting blinds', sort: 'speed', proof: 10, proofForm: 'days', versus: 20 },
        ],
      }),
      says: 'Fitting blinds: others take 2 times as long, 20 days against your 10 days.',
    },
  ],
  silent: [
    firm({
      strength: [{ ...repair, label: 'the guarantee', proof: 2, proofForm: 'years', versus: 5 }],
    }),
    firm({ strength: [{ ...repair, versus: 5 }] }),
  ],
  asks: [
    {
      firm: firm({ strength: [{ ...repair, versus: undefined }] }),
      says: 'Tell me the same figure of others for watch repairs, and I can say how many times faster you are.',
    },
  ],
}
