import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const planner = {
  label: 'the planner',
  ownShare: 0.1,
  rivalShare: 0.4,
  growth: 0.3,
  marketGrowth: 0.2,
}

/** Software and a seed house see how long it takes to catch up; who leads already, or grows no faster than the market, has no such day. */
export const cases: RuleCases = {
  rule: 'mix.years-to-rival',
  fires: [
    {
      firm: firm({ offer: [planner] }),
      says: 'The planner: 10% of the market against 40% of the largest rival. Growing by 30% where the market grows by 20%, it is as large after about 17 years, if the rival only keeps pace with the market. Ask whether a smaller part of that market can be led sooner.',
    },
    {
      firm: firm({
        offer: [{ ...planner, label: 'wild seeds', ownShare: 0.2, growth: 0.5, marketGrowth: 0 }],
      }),
      says: 'Wild seeds: 20% of the market against 40% of the largest rival. Growing by 50% where the market grows by 0%, it is as large after about 1.7 years, if the rival only keeps pace with the market. Ask whether a smaller part of that market can be led sooner.',
    },
  ],
  silent: [
    firm({ offer: [{ ...planner, ownShare: 0.5 }] }),
    firm({ offer: [{ ...planner, growth: 0.2 }] }),
    firm({ offer: [{ ...planner, marketGrowth: undefined }] }),
  ],
}
