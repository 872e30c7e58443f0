import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const JOB = { one: 'job', many: 'jobs' }

/** A roofer's ideas fall short of the goal, an escape room's go beyond it; one idea alone, or one that failed, adds nothing up. */
export const cases: RuleCases = {
  rule: 'goal.ideas-cover',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'roofs', counts: 'sales', baseline: 70, target: 110, unit: JOB }],
        idea: [
          { label: 'solar roofs', brings: 14 },
          { label: 'inspection visits', brings: 8 },
        ],
      }),
      says: 'If everything works, the ideas on the table bring 22 of the 40 jobs the goal lacks; for the other 18 there is no plan yet.',
    },
    {
      firm: firm({
        goal: [{ label: 'bookings', counts: 'sales', baseline: 1500, target: 1800 }],
        idea: [
          { label: 'company evenings', brings: 220, attempt: 'no' },
          { label: 'gift vouchers', brings: 160 },
          { label: 'a leaflet in hotels', brings: 0, attempt: 'failed' },
        ],
      }),
      says: 'If everything works, the ideas on the table bring 380, more than the 300 sales the goal lacks: not all of them have to be done, and the most comes from company evenings.',
    },
    {
      // Of a goal for members, those who replace leavers have to be won too; the idea for the other goal adds nothing.
      firm: firm({
        goal: [
          { label: 'friends', counts: 'members', baseline: 200, target: 300, by: '2027-11-30' },
          { label: 'roofs', counts: 'sales', baseline: 70, target: 110 },
        ],
        measure: [
          { label: 'friends who leave', metric: 'churn', form: 'share', value: 0.25, per: 'year' },
        ],
        idea: [
          { label: 'postcards', brings: 40, about: 'goal-1' },
          { label: 'calls', brings: 30, about: 'goal-1' },
          { label: 'solar roofs', brings: 14, about: 'goal-2' },
        ],
      }),
      says: 'If everything works, the ideas on the table bring 70 of the 151 members that have to be won by November 2027, those who replace leavers among them; for the other 81 there is no plan yet.',
    },
  ],
  silent: [
    // Of two goals, nobody said which of them the ideas are for.
    firm({
      goal: [
        { label: 'roofs', counts: 'sales', baseline: 70, target: 110 },
        { label: 'friends', counts: 'members', baseline: 200, target: 300 },
      ],
      idea: [
        { label: 'solar roofs', brings: 14 },
        { label: 'inspection visits', brings: 8 },
      ],
    }),
    firm({
      goal: [{ label: 'roofs', counts: 'sales', baseline: 70, target: 110 }],
      idea: [{ label: 'solar roofs', brings: 14 }],
    }),
    firm({
      goal: [{ label: 'roofs', counts: 'sales', baseline: 70, target: 110 }],
      idea: [
        { label: 'solar roofs', brings: 14 },
        { label: 'inspection visits', brings: 8 },
        { label: 'a showroom' },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'roofs', counts: 'sales', baseline: 70, target: 110 }],
        idea: [{ label: 'solar roofs', brings: 14 }, { label: 'inspection visits' }],
      }),
      says: 'Tell me how many sales a year inspection visits may bring, and I can say whether the ideas add up to the goal.',
    },
  ],
}
