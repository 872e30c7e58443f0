import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A removals firm and a sewing school refuse work; where a goal counts sales another rule speaks, and without a year's number nothing does. */
export const cases: RuleCases = {
  rule: 'capacity.lost',
  fires: [
    {
      firm: firm(
        {
          organization: [{ label: 'Haul', unit: { one: 'move', many: 'moves' } }],
          constraint: [{ label: 'the second lorry', sort: 'capacity', lost: 36 }],
          offer: [{ label: 'house moves', price: dollars(900, 'sale', 'GBP'), volume: 240 }],
        },
        { currency: 'GBP' },
      ),
      says: 'With the 36 moves turned away you would have grown by 15% without one further enquiry: about £32,400 a year. What it hangs on: the second lorry.',
    },
    {
      firm: firm({
        constraint: [{ label: 'sewing machines', sort: 'capacity', lost: 50 }],
        measure: [{ label: 'places sold', metric: 'volume', value: 400 }],
      }),
      says: 'With the 50 sales turned away you would have grown by 13% without one further enquiry. What it hangs on: sewing machines.',
    },
    {
      firm: firm({
        constraint: [
          { label: 'the shop', sort: 'capacity', lost: 90, about: 'offer-2' },
          { label: 'sewing machines', sort: 'capacity', lost: 50, about: 'offer-1' },
          { label: 'the evening teacher', sort: 'one-person', lost: 30, about: 'offer-1' },
        ],
        offer: [
          { label: 'courses', price: dollars(100), volume: 400 },
          { label: 'cloth', price: dollars(20), volume: 900 },
        ],
      }),
      says: 'With the 90 sales turned away, cloth would have grown by 10% without one further enquiry: about $1,800 a year. What it hangs on: the shop.',
    },
    {
      firm: firm({
        constraint: [
          { label: 'sewing machines', sort: 'capacity', lost: 50, about: 'offer-1' },
          { label: 'the evening teacher', sort: 'one-person', lost: 30, about: 'offer-1' },
          { label: 'the shop', sort: 'capacity', lost: 10, about: 'offer-2' },
        ],
        offer: [
          { label: 'courses', price: dollars(100), volume: 400 },
          { label: 'cloth', price: dollars(20), volume: 900 },
        ],
      }),
      says: 'With the 80 sales turned away, courses would have grown by 20% without one further enquiry: about $8,000 a year. What it hangs on: sewing machines. Added up: 50 because of sewing machines and 30 because of the evening teacher.',
    },
    {
      // Nobody said which line: the number is told and asked about, and priced at none.
      firm: firm({
        constraint: [{ label: 'the small kiln', sort: 'capacity', lost: 60 }],
        offer: [
          { label: 'bowls', price: dollars(40), volume: 500 },
          { label: 'tiles', price: dollars(9), volume: 4000 },
        ],
      }),
      says: '60 sales were turned away in a year because of the small kiln. What they are worth depends on the line that was wanted, which no card says yet.',
    },
    {
      // Refused of another line than the goal counts, so no part of its way.
      firm: firm({
        goal: [{ label: 'web sales', counts: 'sales', baseline: 300, target: 700 }],
        constraint: [{ label: 'the small kiln', sort: 'capacity', lost: 60, about: 'offer-1' }],
        offer: [
          { label: 'bowls', price: dollars(40), volume: 500 },
          { label: 'tiles', price: dollars(9), volume: 4000 },
        ],
      }),
      says: 'With the 60 sales turned away, bowls would have grown by 12% without one further enquiry: about $2,400 a year. What it hangs on: the small kiln.',
    },
  ],
  silent: [
    // Tied to a goal that counts a share of something else, it is no number of any line.
    firm({
      goal: [
        { label: 'full evenings', counts: 'other', form: 'share', baseline: 0.4, target: 0.6 },
      ],
      constraint: [{ label: 'the boiler', sort: 'capacity', lost: 60, about: 'goal-1' }],
      offer: [
        { label: 'courses', price: dollars(100), volume: 400 },
        { label: 'cloth', price: dollars(20), volume: 900 },
      ],
    }),
    firm({
      constraint: [{ label: 'slow replies', sort: 'conversion', lost: 36 }],
      offer: [{ label: 'house moves', volume: 240 }],
    }),
    firm({
      goal: [{ label: 'moves', counts: 'sales', baseline: 240, target: 300 }],
      constraint: [{ label: 'the second lorry', sort: 'capacity', lost: 36 }],
      offer: [{ label: 'house moves', volume: 240 }],
    }),
    firm({ constraint: [{ label: 'the second lorry', sort: 'capacity', lost: 36 }] }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'sewing machines', sort: 'capacity' }],
        measure: [{ label: 'places sold', metric: 'volume', value: 400 }],
      }),
      says: 'Tell me how many sales you had to refuse in the last year because of sewing machines, and I can say what more room would be worth.',
    },
  ],
}
