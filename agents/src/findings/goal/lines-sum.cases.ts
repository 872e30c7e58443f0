import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = { label: 'yearly sales', form: 'money' as const, counts: 'money' as const }
const lines = [
  { label: 'maps', price: dollars(1000), volume: 60 },
  { label: 'guides', revenue: dollars(20_000, 'year') },
]

/** A map house and a school add their lines up against a sum; one line alone, a goal that says where it starts, or one below the sum is told otherwise. */
export const cases: RuleCases = {
  rule: 'goal.lines-sum',
  fires: [
    {
      firm: firm({ goal: [{ ...goal, target: 10_000_000, by: '2027-12-31' }], offer: lines }),
      says: 'Your figures add up to $80,000 a year today, so $20,000 are missing to $100,000 by December 2027: 25% more than now, over all lines together.',
    },
    {
      firm: firm({
        goal: [{ ...goal, target: 5_000_000 }],
        offer: [{ label: 'evening courses' }, { label: 'summer weeks' }],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', value: 4_000_000, per: 'year' },
        ],
      }),
      says: 'Your figures add up to $40,000 a year today, so $10,000 are missing to $50,000: 25% more than now, over all lines together.',
    },
  ],
  silent: [
    firm({ goal: [{ ...goal, target: 10_000_000, baseline: 8_000_000 }], offer: lines }),
    firm({ goal: [{ ...goal, target: 3_000_000 }], offer: lines }),
    firm({ goal: [{ ...goal, target: 10_000_000 }], offer: [lines[0]!, { label: 'guides' }] }),
  ],
}
