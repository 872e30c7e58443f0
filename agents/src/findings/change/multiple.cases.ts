import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const orders = {
  label: 'online orders',
  touches: 'demand',
  bearing: 'helps',
  from: 40,
  to: 130,
} as const

/** A tile shop and an apprentice workshop live through a large move; a small one, or a cost, is another matter, and two bare figures were told already. */
export const cases: RuleCases = {
  rule: 'change.multiple',
  fires: [
    {
      firm: firm({ change: [{ ...orders, when: '2027-07' }] }),
      says: 'Online orders: from 40 to 130 is 3.3 times as much. It comes in 7 months: plans that reach beyond that day are made with the second figure.',
    },
    {
      firm: firm({
        offer: [{ label: 'cut tiles', revenue: dollars(90_000, 'year') }],
        change: [{ ...orders, about: 'offer-1' }],
      }),
      says: 'Online orders: from 40 to 130 is 3.3 times as much. Plans made before that no longer fit for cut tiles, about $90,000 of sales a year.',
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
      says: 'The state grant: from $90,000 to $36,000 leaves only 40% of what was, $54,000 less. Plans made before that no longer fit.',
    },
  ],
  silent: [
    firm({ change: [{ ...orders, to: 52, when: '2027-07' }] }),
    firm({ change: [orders] }),
    firm({ change: [{ ...orders, touches: 'cost', form: 'money' }] }),
  ],
}
