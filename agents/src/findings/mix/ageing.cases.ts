import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A fax-service firm and a lamp maker live on old lines; a young line of size follows, and a line of unknown age says nothing. */
export const cases: RuleCases = {
  rule: 'mix.ageing',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'fax numbers', share: 0.5, stage: 'fading' },
          { label: 'phone systems', share: 0.42, stage: 'mature' },
          { label: 'video rooms', share: 0.08, stage: 'new' },
        ],
      }),
      says: 'Lines past their growth bring 92% of sales, young ones 8%. What follows the old ones has to be begun while they still pay for it.',
    },
    {
      firm: firm({
        offer: [
          { label: 'desk lamps', share: 0.7, stage: 'mature' },
          { label: 'chandeliers', share: 0.3, stage: 'fading' },
        ],
      }),
      says: 'All sales come from lines past their growth, and no line is young. What follows them has to be begun while they still pay for it.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'fax numbers', share: 0.65, stage: 'fading' },
        { label: 'video rooms', share: 0.35, stage: 'growing' },
      ],
    }),
    firm({
      offer: [
        { label: 'desk lamps', share: 0.7, stage: 'mature' },
        { label: 'chandeliers', share: 0.3 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'desk lamps', share: 0.7, stage: 'mature' },
          { label: 'chandeliers', share: 0.3 },
        ],
      }),
      says: 'Tell me the stage of chandeliers, from new to fading, and I can say whether anything follows the old lines.',
    },
  ],
}
