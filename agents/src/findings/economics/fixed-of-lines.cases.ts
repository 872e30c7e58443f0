import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const saunas = {
  label: 'sauna visits',
  price: dollars(20),
  unitCost: dollars(5),
  volume: 4_000,
  share: 0.6,
}
const stays = {
  label: 'weekend stays',
  price: dollars(300),
  unitCost: dollars(100),
  volume: 200,
  share: 0.4,
}
const costs = {
  label: 'rent and heating',
  metric: 'fixed-cost' as const,
  form: 'money' as const,
  per: 'month' as const,
}

/** A bath house and a chapel hall carry unlike lines and one rent; lines of one kind, or a cost that is missing, are left alone. */
export const cases: RuleCases = {
  rule: 'economics.fixed-of-lines',
  fires: [
    {
      firm: firm({ offer: [saunas, stays], measure: [{ ...costs, value: 600_000 }] }),
      says: 'Your lines leave about $100,000 a year after their own cost, and the fixed costs take $72,000 of it. Sales may fall by 28% before the year ends in a loss. With the other lines as they are, 2,134 sales of sauna visits break even; today there are 4,000.',
    },
    {
      firm: firm({ offer: [saunas, stays], measure: [{ ...costs, value: 1_000_000 }] }),
      says: 'Your lines leave about $100,000 a year after their own cost, $20,000 less than the fixed costs of $120,000. With the other lines as they are, 5,334 sales of sauna visits break even; today there are 4,000.',
    },
    {
      // What would pay the fixed costs cannot be delivered.
      firm: firm({
        offer: [{ ...saunas, capacity: 5_000 }, stays],
        measure: [{ ...costs, value: 1_000_000 }],
      }),
      says: 'Your lines leave about $100,000 a year after their own cost, $20,000 less than the fixed costs of $120,000. With the other lines as they are, 5,334 sales of sauna visits break even; today there are 4,000. No more than 5,000 can be delivered in a year: with this price and these costs it cannot be reached by selling more.',
    },
  ],
  silent: [
    // Gifts, a grant that still runs, or sales beyond the lines pay for a part.
    firm({
      organization: [{ label: 'The bath trust', sells: 'gifts' }],
      offer: [saunas, stays],
      measure: [{ ...costs, value: 1_000_000 }],
    }),
    firm({
      offer: [saunas, stays],
      measure: [{ ...costs, value: 1_000_000 }],
      change: [
        { label: 'the town’s grant', touches: 'funding', direction: 'ending', when: '2027-06' },
      ],
    }),
    firm({
      offer: [saunas, stays],
      measure: [
        { ...costs, value: 1_000_000 },
        { label: 'takings', metric: 'sales', form: 'money', per: 'year', value: 30_000_000 },
      ],
    }),
    firm({ offer: [saunas], measure: [{ ...costs, value: 600_000 }] }),
    firm({
      offer: [saunas, { ...stays, unitCost: undefined }],
      measure: [{ ...costs, value: 600_000 }],
    }),
  ],
}
