import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A print shop and a sauna carry small lines; a new line is small by nature, and lines of like size are not small. */
export const cases: RuleCases = {
  rule: 'mix.small-lines',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'packaging', share: 0.68 },
          { label: 'brochures', share: 0.22 },
          { label: 'calendars', share: 0.04 },
          { label: 'rubber stamps', share: 0.03 },
          { label: 'copies', share: 0.03 },
        ],
      }),
      says: 'Together calendars, rubber stamps and copies make up 10% of sales: 15% more of packaging would replace them all. Keep those that bring buyers to the rest, and drop the others.',
    },
    {
      firm: firm({
        offer: [
          { label: 'memberships', share: 0.88 },
          { label: 'drinks', share: 0.07 },
          { label: 'massage', share: 0.05 },
        ],
      }),
      says: 'Together drinks and massage make up 12% of sales: 14% more of memberships would replace them all. Keep those that bring buyers to the rest, and drop the others.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'memberships', share: 0.88 },
        { label: 'drinks', share: 0.07 },
        { label: 'ice bathing', share: 0.05, stage: 'new' },
      ],
    }),
    firm({
      offer: [
        { label: 'packaging', share: 0.4 },
        { label: 'brochures', share: 0.35 },
        { label: 'calendars', share: 0.25 },
      ],
    }),
  ],
}
