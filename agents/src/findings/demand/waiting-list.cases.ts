import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A saddler and a nursery school have a list of those who wait; what is missed in a year is another matter, and of several lines nobody guesses. */
export const cases: RuleCases = {
  rule: 'demand.waiting-list',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'saddles', price: dollars(2000), unitCost: dollars(800), volume: 52 }],
        measure: [
          {
            label: 'the waiting list',
            metric: 'unmet',
            form: 'count',
            value: 12,
            unit: { one: 'rider', many: 'riders' },
          },
        ],
      }),
      says: 'The waiting list: 12 riders at $2,000 each are about $24,000 of saddles that nobody has to be won for, of which $14,400 stays after its own cost. At the pace of today that is 12 weeks of work.',
    },
    {
      firm: firm({
        offer: [
          { label: 'mornings', price: dollars(3000, 'year') },
          { label: 'lunches', price: dollars(4) },
        ],
        measure: [{ label: 'children on the list', metric: 'unmet', value: 15, about: 'offer-1' }],
      }),
      says: 'Children on the list: 15 at $3,000 a year each are about $45,000 of mornings that nobody has to be won for.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'saddles', price: dollars(2000), volume: 52 }],
      measure: [{ label: 'refused', metric: 'unmet', value: 12, per: 'year' }],
    }),
    firm({
      offer: [
        { label: 'saddles', price: dollars(2000) },
        { label: 'bridles', price: dollars(200) },
      ],
      measure: [{ label: 'the waiting list', metric: 'unmet', value: 12 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'saddles', price: dollars(2000) },
          { label: 'bridles', price: dollars(200) },
        ],
        measure: [{ label: 'the waiting list', metric: 'unmet', value: 12 }],
      }),
      says: 'Tell me which of your lines those in the waiting list wait for, and I can say what stands in the queue.',
    },
  ],
}
