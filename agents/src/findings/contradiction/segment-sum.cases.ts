import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offer = [{ label: 'guided dives', price: dollars(100), volume: 3000 }]
const clubs = { label: 'diving clubs', share: 0.6, size: 12, spend: dollars(6000, 'year') }

/** A diving school told more of its clubs than they pay, a mill less of its one funder; what agrees, or is the market, is let be. */
export const cases: RuleCases = {
  rule: 'contradiction.segment-sum',
  fires: [
    {
      firm: firm({ offer, segment: [clubs] }),
      says: 'Diving clubs: 60% of sales as you said it, but what they spend makes $72,000 a year, 24% of the $300,000 that all sales bring. The share, the number or the sum is wrong: which?',
    },
    {
      firm: firm({
        offer: [{ label: 'mill days', price: dollars(500), volume: 400 }],
        segment: [
          { label: 'the county', single: true, share: 0.3, spend: dollars(120_000, 'year') },
        ],
      }),
      says: 'The county: 30% of sales as you said it, but what they spend makes $120,000 a year, 60% of the $200,000 that all sales bring. The share, the number or the sum is wrong: which?',
    },
    {
      firm: firm({
        offer: [{ label: 'mill days', price: dollars(100), volume: 200 }],
        segment: [
          { label: 'the county', single: true, share: 0.5, spend: dollars(60_000, 'year') },
        ],
      }),
      says: 'The county: 50% of sales as you said it, but what they spend makes $60,000 a year, 300% of the $20,000 that all sales bring. The share, the number or the sum is wrong: which?',
    },
  ],
  silent: [
    firm({ offer, segment: [{ ...clubs, size: 30 }] }),
    firm({ offer, segment: [{ ...clubs, size: 4000 }] }),
    firm({ offer, segment: [{ label: 'diving clubs', share: 0.6, size: 12 }] }),
  ],
}
