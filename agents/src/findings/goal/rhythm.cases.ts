import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A surveyor and a tea shop grow by the piece; members stay and are no rhythm, and a goal that falls is none either. */
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
      says: 'Going from 180 to 220 surveys a year takes an extra survey about every 9 days, so a lag shows within a month and not at the end of the year.',
    },
    {
      firm: firm({
        goal: [{ label: 'tea orders', counts: 'sales', baseline: 5200, target: 7000 }],
      }),
      says: 'Going from 5,200 to 7,000 sales a year takes about 35 more each week, so a lag shows within a month and not at the end of the year.',
    },
  ],
  silent: [
    firm({ goal: [{ label: 'members', counts: 'members', baseline: 300, target: 360 }] }),
    firm({ goal: [{ label: 'rush jobs', counts: 'sales', baseline: 90, target: 60 }] }),
  ],
}
