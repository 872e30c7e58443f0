import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const SUBSCRIBER = { one: 'subscriber', many: 'subscribers' }

/** An archery club and a timesheet app count people who stay; orders of a year are no stock, and a date that has passed leaves no months. */
export const cases: RuleCases = {
  rule: 'goal.pace',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'archery members',
            counts: 'members',
            baseline: 410,
            target: 500,
            by: '2027-06',
          },
        ],
      }),
      says: 'To be at 500 members by June 2027, 13 more have to come than leave in each of the 7 months left.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'paying teams',
            counts: 'customers',
            baseline: 85,
            target: 150,
            by: '2027-11-30',
            unit: SUBSCRIBER,
          },
        ],
      }),
      says: 'To be at 150 subscribers by November 2027, about 5.4 more have to come than leave in each of the 12 months left.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'families in the club',
            counts: 'members',
            baseline: 180,
            target: 300,
            by: '2028-05-31',
            unit: { one: 'family', many: 'families' },
          },
        ],
        segment: [{ label: 'families', size: 180, leaves: 0.2 }],
      }),
      says: 'To be at 300 families by May 2028, about 9.6 have to be won in each of the 18 months left, those who replace leavers among them.',
    },
  ],
  silent: [
    // More than a year can make: room comes before any step.
    firm({
      goal: [
        {
          label: 'kayak pupils',
          counts: 'customers',
          baseline: 40,
          target: 90,
          by: '2028-01',
          about: 'offer-1',
        },
      ],
      offer: [{ label: 'kayaks', capacity: 60 }],
    }),
    firm({
      goal: [{ label: 'orders', counts: 'sales', baseline: 410, target: 500, by: '2027-06' }],
    }),
    firm({
      goal: [{ label: 'members', counts: 'members', baseline: 410, target: 500, by: '2026-08' }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [
          {
            label: 'paying teams',
            counts: 'customers',
            baseline: 85,
            target: 150,
            unit: SUBSCRIBER,
          },
        ],
      }),
      says: 'Tell me by when you want 150 subscribers, and I can say how many more have to come than leave each month.',
    },
  ],
}
