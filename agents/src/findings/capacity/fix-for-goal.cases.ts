import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A canoe builder whose goal is beyond the one steam box weighs a second one, bought or rented; an idea for something else, and a goal within the room, are not weighed against it. */
export const cases: RuleCases = {
  rule: 'capacity.fix-for-goal',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'canoes', counts: 'sales', baseline: 100, target: 160, about: 'offer-1' }],
        offer: [
          {
            label: 'canoes',
            price: dollars(900),
            unitCost: dollars(500),
            volume: 100,
            capacity: 120,
          },
          { label: 'paddles' },
        ],
        constraint: [
          {
            label: 'the only steam box',
            sort: 'capacity',
            resource: 'equipment',
            about: 'offer-1',
          },
        ],
        idea: [{ label: 'a second steam box', cost: dollars(20_000) }],
        budget: [{ label: 'savings', amount: dollars(5000) }],
      }),
      says: 'A second steam box: $20,000 would make room for the 40 a year that the goal is beyond, which leave about $16,000: paid back after about 15 months, if it lasts that long. The $5,000 you may spend cover 25% of it.',
    },
    {
      firm: firm({
        goal: [{ label: 'canoes', counts: 'sales', baseline: 100, target: 160, about: 'offer-1' }],
        offer: [
          {
            label: 'canoes',
            price: dollars(900),
            unitCost: dollars(500),
            volume: 100,
            capacity: 120,
          },
          { label: 'paddles' },
        ],
        constraint: [
          {
            label: 'the only steam box',
            sort: 'capacity',
            resource: 'equipment',
            about: 'offer-1',
          },
        ],
        idea: [
          { label: 'renting the mill’s box', cost: dollars(1000, 'month'), about: 'constraint-1' },
        ],
      }),
      says: 'Renting the mill’s box: $12,000 each year would make room for the 40 a year that the goal is beyond, which leave about $16,000: it pays if more than 75% of them come, year after year.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'canoes', counts: 'sales', baseline: 100, target: 160, about: 'offer-1' }],
      offer: [
        {
          label: 'canoes',
          price: dollars(900),
          unitCost: dollars(500),
          volume: 100,
          capacity: 120,
        },
        { label: 'paddles' },
      ],
      constraint: [
        { label: 'the only steam box', sort: 'capacity', resource: 'equipment', about: 'offer-1' },
      ],
      idea: [{ label: 'a new leaflet', cost: dollars(2000) }],
    }),
    firm({
      goal: [{ label: 'canoes', counts: 'sales', baseline: 100, target: 110, about: 'offer-1' }],
      offer: [
        {
          label: 'canoes',
          price: dollars(900),
          unitCost: dollars(500),
          volume: 100,
          capacity: 120,
        },
      ],
      constraint: [{ label: 'the steam box', sort: 'capacity', about: 'offer-1' }],
      idea: [{ label: 'a second steam box', cost: dollars(20_000), about: 'constraint-1' }],
    }),
  ],
}
