import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const STAY = { one: 'stay', many: 'stays' }

/** A campsite would need more pitches, a glass blower is full already; room enough, or lines of which nobody said which, says nothing. */
export const cases: RuleCases = {
  rule: 'goal.above-capacity',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2800, unit: STAY }],
        offer: [{ label: 'tent pitches', capacity: 2600 }],
      }),
      says: 'The goal of 2,800 stays lies above the 2,600 that can be delivered in a year: the last 200 need more room, not more buyers.',
    },
    {
      firm: firm({
        goal: [{ label: 'vases', counts: 'sales', baseline: 400, target: 520, about: 'offer-2' }],
        offer: [
          { label: 'workshops', capacity: 900 },
          { label: 'blown vases', capacity: 400 },
        ],
      }),
      says: 'All 400 that can be delivered in a year are sold, so each of the 120 still missing needs more room first.',
    },
    {
      // Hours run short, and no room.
      firm: firm({
        goal: [{ label: 'cures', counts: 'sales', baseline: 150, target: 220, about: 'offer-1' }],
        offer: [{ label: 'cures', volume: 150, capacity: 200 }],
        constraint: [
          { label: 'two doctors', sort: 'capacity', resource: 'hours', about: 'offer-1' },
        ],
      }),
      says: 'The goal of 220 sales lies above the 200 that can be delivered in a year: the last 20 need more hours, not more buyers.',
    },
    {
      // Said by the month, of a line whose room is said by the year; heads that stand for the sales of a line.
      firm: firm({
        goal: [
          {
            label: 'more canoes built',
            baseline: 10,
            target: 16,
            per: 'month',
            form: 'count',
            unit: { one: 'canoe', many: 'canoes' },
          },
        ],
        offer: [
          {
            label: 'canoes',
            price: dollars(900),
            unitCost: dollars(500),
            volume: 120,
            capacity: 144,
          },
          { label: 'paddles', price: dollars(60), volume: 400 },
        ],
        constraint: [
          { label: 'the steam box', sort: 'capacity', resource: 'equipment', about: 'offer-1' },
        ],
      }),
      says: 'The goal of 16 canoes a month lies above the 12 that can be delivered in a month: the last 4 need more equipment, not more buyers. After their own cost they would leave about $19,200 a year.',
    },
    {
      // What one person alone can do on the days there are.
      firm: firm({
        goal: [
          { label: 'parcels', counts: 'sales', baseline: 5000, target: 8000, about: 'offer-1' },
        ],
        offer: [{ label: 'parcels', volume: 5000 }, { label: 'pots' }],
        person: [{ label: 'Mira', alone: true, daysPerWeek: 3, about: 'offer-1' }],
        measure: [
          { label: 'parcels of a day', value: 45, per: 'day', form: 'count', about: 'person-1' },
        ],
      }),
      says: 'Parcels: 45 a day on 3 days of 48 working weeks make 6,480 a year. The goal of 8,000 sales lies above the 6,480 that can be delivered in a year: the last 1,520 need more room, not more buyers.',
    },
  ],
  silent: [
    // A figure of a day that is of nobody’s limit, and a goal of another line.
    firm({
      goal: [{ label: 'parcels', counts: 'sales', baseline: 5000, target: 8000, about: 'offer-1' }],
      offer: [
        { label: 'parcels', volume: 5000 },
        { label: 'pots', capacity: 900 },
      ],
      person: [{ label: 'Mira', alone: true, daysPerWeek: 3, about: 'offer-1' }],
      measure: [{ label: 'parcels of a day', value: 45, per: 'day', form: 'count' }],
    }),
    firm({
      goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2500, unit: STAY }],
      offer: [{ label: 'tent pitches', capacity: 2600 }],
    }),
    firm({
      goal: [{ label: 'sales', counts: 'sales', baseline: 2100, target: 2800 }],
      offer: [
        { label: 'tent pitches', capacity: 2600 },
        { label: 'cabins', capacity: 300 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'stays', counts: 'sales', baseline: 2100, target: 2800, unit: STAY }],
        offer: [{ label: 'tent pitches' }],
        constraint: [{ label: 'the wash house', sort: 'capacity' }],
      }),
      says: 'Tell me the most you could deliver of tent pitches in a year, and I can say whether the goal fits into the room you have.',
    },
  ],
}
