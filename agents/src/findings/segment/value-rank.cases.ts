import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A piano tuner and a co-working house rank whom they serve; users who pay nothing, and one group alone, are no ranking. */
export const cases: RuleCases = {
  rule: 'segment.value-rank',
  fires: [
    {
      firm: firm(
        {
          segment: [
            { label: 'music schools', spend: dollars(1800, 'year', 'CHF'), size: 14 },
            { label: 'private homes', spend: dollars(150, 'year', 'CHF'), size: 420 },
          ],
        },
        { currency: 'CHF' },
      ),
      says: 'What a customer spends in a year lies far apart: CHF 1,800 with music schools against CHF 150 with private homes. Winning one of the first brings as much as 12 of the second, though the first are the smaller group.',
    },
    {
      firm: firm({
        segment: [
          { label: 'freelancers', spend: dollars(90, 'month') },
          { label: 'small teams', spend: dollars(640, 'month') },
          { label: 'day guests', spend: dollars(240, 'year') },
        ],
      }),
      says: 'What a customer spends in a year lies far apart: $7,680 with small teams against $240 with day guests. Winning one of the first brings as much as 32 of the second.',
    },
  ],
  silent: [
    firm({
      segment: [
        { label: 'parents', side: 'payer', spend: dollars(900, 'year') },
        { label: 'pupils', side: 'user', spend: dollars(20, 'year') },
      ],
    }),
    firm({
      segment: [
        { label: 'freelancers', spend: dollars(90, 'month') },
        { label: 'consultants', spend: dollars(1200, 'year') },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [
          { label: 'music schools', spend: dollars(1800, 'year') },
          { label: 'private homes' },
        ],
      }),
      says: 'Tell me what customers such as private homes spend in a year, and I can say whom it pays most to win.',
    },
  ],
}
