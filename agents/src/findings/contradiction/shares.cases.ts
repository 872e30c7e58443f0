import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A lighting studio and a driving school count twice; rounding, and a large account inside its group, are no mistake. */
export const cases: RuleCases = {
  rule: 'contradiction.shares',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'theatre lights', share: 0.7 },
          { label: 'hire', share: 0.35 },
          { label: 'repairs', share: 0.15 },
        ],
      }),
      says: 'The shares of sales you gave for your lines add up to 120% of the whole. At least 20% is counted again somewhere, so no figure computed from them can be trusted yet.',
    },
    {
      firm: firm({
        channel: [
          { label: 'friends', share: 0.8 },
          { label: 'the map', share: 0.5 },
        ],
      }),
      says: 'The shares of new customers you gave for your channels add up to 130% of the whole. At least 30% is counted again somewhere, so no figure computed from them can be trusted yet.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'theatre lights', share: 0.67 },
        { label: 'hire', share: 0.35 },
      ],
    }),
    firm({
      segment: [
        { label: 'theatres', share: 0.9 },
        { label: 'Opera North', share: 0.3, single: true },
      ],
    }),
  ],
}
