import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const more = { label: 'more portraits', counts: 'sales', baseline: 24, target: 36 } as const
const fewer = { label: 'fewer portraits', counts: 'sales', baseline: 24, target: 18 } as const

/** A portrait painter and a housing charity want two things at once; steps in time, or different counts, go together. */
export const cases: RuleCases = {
  rule: 'contradiction.goals',
  fires: [
    {
      firm: firm({
        goal: [more, fewer],
        offer: [{ label: 'portraits', price: dollars(3000) }],
      }),
      says: 'Goals pull apart: 36 for more portraits, 18 for fewer portraits. The former brings $108,000 at $3,000 a sale, the latter as much only at $6,000.',
    },
    {
      firm: firm({
        goal: [
          { label: 'homes let', counts: 'customers', baseline: 60, target: 90 },
          { label: 'lettings of the board', counts: 'customers', baseline: 60, target: 75 },
        ],
      }),
      says: 'Goals pull apart: 90 for homes let, 75 for lettings of the board. What serves the larger is wasted if the smaller holds, so choose before you spend.',
    },
  ],
  silent: [
    firm({
      goal: [
        { ...more, by: '2028' },
        { ...more, target: 30, by: '2027' },
      ],
    }),
    firm({ goal: [more, { ...more, counts: 'leads', target: 30 }] }),
  ],
}
