import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A surveyor, a tea shop and a piano tuner grow by the piece, and only the tea shop sees a lag within a month; members stay and are no rhythm, and a goal that falls is none either. */
export const cases: RuleCases = {
  rule: 'goal.rhythm',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'house surveys',
            counts: 'sales',
            baseline: 180,
            target: 220,
            unit: { one: 'survey', many: 'surveys' },
          },
        ],
      }),
      says: 'Going from 180 to 220 surveys a year takes an extra survey about every 9 days. A single month proves nothing yet: a lag stands out from chance only after about 7 months.',
    },
    {
      firm: firm({
        goal: [{ label: 'tea orders', counts: 'sales', baseline: 5200, target: 7000 }],
      }),
      says: 'Going from 5,200 to 7,000 sales a year takes about 35 more each week, so a lag shows within a month and not at the end of the year.',
    },
    {
      firm: firm({
        goal: [{ label: 'tunings', counts: 'sales', baseline: 400, target: 420 }],
      }),
      says: 'Going from 400 to 420 sales a year takes an extra sale about every 18 days.',
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
      goal: [{ label: 'kayaks', counts: 'sales', baseline: 40, target: 90, about: 'offer-1' }],
      offer: [{ label: 'kayaks', capacity: 60 }],
    }),
    firm({ goal: [{ label: 'members', counts: 'members', baseline: 300, target: 360 }] }),
    firm({ goal: [{ label: 'rush jobs', counts: 'sales', baseline: 90, target: 60 }] }),
  ],
}
