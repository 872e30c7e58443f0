import type { Attributes } from '@sextant/contracts/company/kinds'
import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const goal = {
  label: 'garden sheds',
  counts: 'sales',
  baseline: 400,
  target: 480,
  by: '2027-03',
} as const
const sheds = {
  label: 'sheds sold',
  metric: 'volume',
  byMonth: [8, 12, 40, 80, 90, 60, 40, 30, 20, 10, 6, 4],
} satisfies Attributes<'measure'> & { label: string }

/** A shed maker goes into winter, a toy shop into Christmas; an even year, or a goal without a day, has no season. */
export const cases: RuleCases = {
  rule: 'season.goal-pace',
  fires: [
    {
      firm: firm({ goal: [goal], measure: [sheds] }),
      says: 'The 4 months until the goal for garden sheds bring 16% of a usual year, not the 33% that the calendar suggests. Dividing the goal by months counts on sales that do not come then.',
    },
    {
      firm: firm(
        {
          goal: [{ ...goal, label: 'wooden toys', by: '2026-12' }],
          measure: [{ ...sheds, byMonth: [10, 10, 12, 12, 10, 10, 10, 10, 16, 30, 90, 180] }],
        },
        { today: '2026-09-20' },
      ),
      says: 'The 3 months until the goal for wooden toys bring 75% of a usual year, not the 25% that the calendar suggests. Being behind an even pace today is no cause for alarm.',
    },
  ],
  silent: [
    firm({ goal: [goal], measure: [{ ...sheds, byMonth: Array.from({ length: 12 }, () => 30) }] }),
    firm({ goal: [{ ...goal, by: undefined }], measure: [sheds] }),
  ],
}
