import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** An inn fills its winter and a workshop shortens its wait month by month; heads and pieces have rules of their own, and without a day there is no month. */
export const cases: RuleCases = {
  rule: 'goal.each-month',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'winter nights',
            counts: 'other',
            form: 'share',
            baseline: 0.2,
            target: 0.4,
            by: '2027-10-31',
          },
        ],
      }),
      says: 'Winter nights: from 20% to 40% by October 2027, the figure has to rise by about 1.8 points in each of the 11 months left. What one month misses, the others have to make up for.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'the wait',
            counts: 'other',
            form: 'days',
            baseline: 31,
            target: 9,
            by: '2027-10-31',
          },
        ],
      }),
      says: 'The wait: from 31 days to 9 days by October 2027, the figure has to fall by about 2 days in each of the 11 months left. What one month misses, the others have to make up for.',
    },
    {
      // Told by the month, it stays by the month.
      firm: firm({
        goal: [
          {
            label: 'monthly takings',
            counts: 'money',
            form: 'money',
            baseline: 1_000_000,
            target: 2_100_000,
            per: 'month',
            by: '2027-10-31',
          },
        ],
      }),
      says: 'Monthly takings: from $10,000 to $21,000 by October 2027, the figure has to rise by about $1,000 in each of the 11 months left. What one month misses, the others have to make up for.',
    },
  ],
  silent: [
    // A year with a season has no even step.
    firm({
      goal: [
        {
          label: 'sleigh rides',
          counts: 'sales',
          baseline: 300,
          target: 400,
          per: 'month',
          by: '2028-01',
        },
      ],
      constraint: [{ label: 'the winter', sort: 'season' }],
    }),
    // More than a year can make: room comes before any step.
    firm({
      goal: [
        {
          label: 'kayaks',
          counts: 'customers',
          per: 'year',
          baseline: 40,
          target: 90,
          by: '2028-01',
          about: 'offer-1',
        },
      ],
      offer: [{ label: 'kayaks', capacity: 60 }],
    }),
    firm({
      goal: [{ label: 'friends', counts: 'members', baseline: 200, target: 300, by: '2027-10-31' }],
    }),
    firm({
      goal: [{ label: 'mended horns', counts: 'sales', baseline: 9, target: 31, by: '2027-10-31' }],
    }),
    firm({
      goal: [
        { label: 'winter nights', counts: 'other', form: 'share', baseline: 0.2, target: 0.4 },
      ],
    }),
  ],
}
