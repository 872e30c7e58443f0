import { dollars, firm } from '../testing/firm.ts'
import type { RuleCases } from '../testing/cases.ts'

/** A frame shop and a swim school refuse work on the way to a goal; without a goal, or with nothing refused, nothing is said. */
export const cases: RuleCases = {
  rule: 'goal.turned-away',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'framed pictures', counts: 'sales', baseline: 300, target: 340 }],
        constraint: [{ label: 'the one mount cutter', sort: 'capacity', lost: 20 }],
        offer: [{ label: 'framing', price: dollars(150) }],
      }),
      says: 'The 20 sales turned away in a year are 50% of the way from 300 to 340. At $150 a sale they are worth about $3,000 a year.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'enrolled children',
            counts: 'sales',
            baseline: 80,
            target: 100,
            unit: { one: 'place', many: 'places' },
          },
        ],
        constraint: [{ label: 'pool hours', sort: 'capacity', lost: 30 }],
      }),
      says: 'The 30 places turned away in a year are more than the 20 from 80 to 100: with room for them the goal is reached.',
    },
    {
      firm: firm({
        goal: [{ label: 'framed pictures', counts: 'sales', baseline: 300, target: 320 }],
        constraint: [{ label: 'the one mount cutter', sort: 'capacity', lost: 20 }],
        offer: [{ label: 'framing', price: dollars(150) }],
      }),
      says: 'The 20 sales turned away in a year are as many as the 20 from 300 to 320: with room for them the goal is reached. At $150 a sale they are worth about $3,000 a year.',
    },
    // Two hindrances of one line are added up; the same number told of both is the same sales.
    {
      firm: firm({
        goal: [{ label: 'framed pictures', counts: 'sales', baseline: 300, target: 340 }],
        constraint: [
          { label: 'the one mount cutter', sort: 'capacity', lost: 20 },
          { label: 'Ada alone', sort: 'one-person', lost: 12 },
          { label: 'the saw', sort: 'capacity', lost: 12 },
        ],
        offer: [{ label: 'framing', price: dollars(150) }],
      }),
      says: 'The 32 sales turned away in a year are 80% of the way from 300 to 340. At $150 a sale they are worth about $4,800 a year. Added up: 20 because of the one mount cutter and 12 because of Ada alone.',
    },
    {
      // Two lines, one goal for both: each is told by itself, and at its own price.
      firm: firm({
        goal: [{ label: 'sold rides', counts: 'sales', baseline: 300, target: 400 }],
        offer: [
          { label: 'rides', price: dollars(40), volume: 250 },
          { label: 'treks', price: dollars(300), volume: 50 },
        ],
        constraint: [
          { label: 'the arena', sort: 'capacity', lost: 60, about: 'offer-1' },
          { label: 'the guide', sort: 'one-person', lost: 20, about: 'offer-2' },
        ],
      }),
      says: 'The 20 sales turned away in a year are 20% of the way from 300 to 400. At $300 a sale they are worth about $6,000 a year.',
    },
  ],
  silent: [
    // A goal for a part of all sales, and what was refused is of one line, or of nobody knows which.
    firm({
      goal: [{ label: 'web sales', counts: 'sales', baseline: 300, target: 700 }],
      constraint: [{ label: 'the small kiln', sort: 'capacity', lost: 60, about: 'offer-1' }],
      offer: [
        { label: 'bowls', volume: 500 },
        { label: 'tiles', volume: 4000 },
      ],
    }),
    // What was refused is of another line than the goal is about.
    firm({
      goal: [{ label: 'bowls', counts: 'sales', baseline: 500, target: 700, about: 'offer-1' }],
      constraint: [{ label: 'the small kiln', sort: 'capacity', lost: 60, about: 'offer-2' }],
      offer: [
        { label: 'bowls', volume: 500 },
        { label: 'tiles', volume: 4000 },
      ],
    }),
    firm({
      goal: [{ label: 'bowls', counts: 'sales', baseline: 500, target: 700, about: 'offer-1' }],
      constraint: [{ label: 'the small kiln', sort: 'capacity', lost: 60 }],
      offer: [
        { label: 'bowls', volume: 500 },
        { label: 'tiles', volume: 4000 },
      ],
    }),
    // Refused nights are no members.
    firm({
      organization: [{ label: 'Hut', sells: 'memberships' }],
      goal: [{ label: 'members', counts: 'members', baseline: 900, target: 1200 }],
      offer: [
        { label: 'beds', unit: { one: 'night', many: 'nights' }, price: dollars(34), volume: 7000 },
        { label: 'membership', price: dollars(40, 'year') },
      ],
      constraint: [{ label: 'the spring', sort: 'capacity', lost: 400, about: 'offer-1' }],
    }),
    // Riders are no step towards lesson hours.
    firm({
      goal: [
        {
          label: 'lesson hours',
          counts: 'sales',
          baseline: 4000,
          target: 5500,
          unit: { one: 'lesson hour', many: 'lesson hours' },
        },
      ],
      offer: [
        {
          label: 'the camp',
          unit: { one: 'rider', many: 'riders' },
          price: dollars(900),
          volume: 290,
        },
        {
          label: 'the day',
          unit: { one: 'lesson hour', many: 'lesson hours' },
          price: dollars(30),
        },
      ],
      constraint: [{ label: 'the stable', sort: 'capacity', lost: 31, about: 'offer-1' }],
    }),
    firm({ constraint: [{ label: 'pool hours', sort: 'capacity', lost: 30 }] }),
    firm({
      goal: [{ label: 'framed pictures', counts: 'sales', baseline: 300, target: 340 }],
      constraint: [{ label: 'the one mount cutter', sort: 'capacity' }],
    }),
  ],
}
