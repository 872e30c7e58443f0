import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const orders = {
  label: 'online orders',
  touches: 'demand',
  bearing: 'helps',
  from: 40,
  to: 130,
} as const

/** A tile shop and an apprentice workshop live through a large move; a small one, or a cost, is another matter. */
export const cases: RuleCases = {
  rule: 'change.multiple',
  fires: [
    {
      firm: firm({ change: [orders] }),
      says: 'Online orders: from 40 to 130 is 3.3 times as much. Plans made before that no longer fit.',
    },
    {
      firm: firm({
        change: [
          {
            label: 'the state grant',
            touches: 'funding',
            bearing: 'hurts',
            form: 'money',
            from: 9_000_000,
            to: 3_600_000,
          },
        ],
      }),
      says: 'The state grant: from $90,000 to $36,000 leaves only 40% of what was. Plans made before that no longer fit.',
    },
  ],
  silent: [
    firm({ change: [{ ...orders, to: 52 }] }),
    firm({ change: [{ ...orders, touches: 'cost', form: 'money' }] }),
  ],
}
