import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A climbing-gear shop and a bookkeeper want more than their markets give; a market that grows as fast as the goal leaves nothing to win from rivals. */
export const cases: RuleCases = {
  rule: 'goal.beyond-market',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'ropes sold', counts: 'sales', baseline: 3000, target: 3600 }],
        offer: [{ label: 'climbing ropes', marketGrowth: 0.04 }],
      }),
      says: 'The goal asks for 20% growth a year while the market for climbing ropes grows by 4%, so about 80% of it has to come from rivals. Waiting for demand does not bring it.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'fees',
            counts: 'sales',
            form: 'money',
            baseline: 30_000_000,
            target: 36_000_000,
            by: '2028-11',
          },
        ],
        offer: [{ label: 'bookkeeping', marketGrowth: -0.01 }],
      }),
      says: 'The goal asks for 9.4% growth a year while the market for bookkeeping does not grow, so all of it has to come from rivals or from higher prices. Each gain is somebody’s loss, and will be answered.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'ropes sold', counts: 'sales', baseline: 3000, target: 3600 }],
      offer: [{ label: 'climbing ropes', marketGrowth: 0.25 }],
    }),
    firm({
      goal: [{ label: 'parcels sent', counts: 'sales', baseline: 3000, target: 3600 }],
      offer: [{ label: 'climbing ropes', marketGrowth: 0.04 }, { label: 'climbing shoes' }],
    }),
  ],
}
