import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A boat yard learns what its goal adds to what is left, a mill in the red what is still missing; without fixed costs, or without what sales leave, nothing follows. */
export const cases: RuleCases = {
  rule: 'economics.left-of-year',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'dinghies', counts: 'sales', baseline: 40, target: 60, about: 'offer-1' }],
        offer: [
          { label: 'dinghies', price: dollars(5000), unitCost: dollars(2000), volume: 40 },
          { label: 'moorings', price: dollars(800), unitCost: dollars(100), volume: 50 },
        ],
        measure: [
          {
            label: 'rent and pay',
            metric: 'fixed-cost',
            form: 'money',
            per: 'month',
            value: 1_000_000,
          },
        ],
      }),
      says: 'Of the $155,000 that a year’s sales leave after their own cost, the fixed costs take $120,000: about $35,000 is left. The goal for dinghies adds about $60,000 to that, if the fixed costs stay as they are: 171% more than is left today.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'sales',
            counts: 'sales',
            form: 'money',
            baseline: 20_000_000,
            target: 26_000_000,
          },
        ],
        measure: [
          { label: 'margin', metric: 'margin', form: 'share', value: 0.4 },
          {
            label: 'rent and pay',
            metric: 'fixed-cost',
            form: 'money',
            per: 'year',
            value: 9_000_000,
          },
        ],
      }),
      says: 'A year’s sales leave $80,000 after their own cost, and the fixed costs take $90,000: about $10,000 is missing. The goal for sales adds about $24,000 to that, if the fixed costs stay as they are: the year then ends with about $14,000.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'dinghies', price: dollars(5000), unitCost: dollars(2000), volume: 40 }],
    }),
    firm({
      offer: [{ label: 'dinghies', price: dollars(5000), volume: 40 }],
      measure: [
        {
          label: 'rent and pay',
          metric: 'fixed-cost',
          form: 'money',
          per: 'month',
          value: 1_000_000,
        },
      ],
    }),
  ],
}
