import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A brewery and a nursery leave a part out; rounding, or a line without a share, is no gap. */
export const cases: RuleCases = {
  rule: 'contradiction.shares-short',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'kegs', share: 0.5 },
          { label: 'bottles', share: 0.35 },
        ],
      }),
      says: 'The shares of sales you gave for your lines add up to 85%. Where do the other 15% come from: a line that has no card, or a share that is too small?',
    },
    {
      firm: firm({
        offer: [
          { label: 'fruit trees', share: 0.6 },
          { label: 'hedges', share: 0.2 },
          { label: 'planting days', share: 0.1 },
        ],
      }),
      says: 'The shares of sales you gave for your lines add up to 90%. Where do the other 10% come from: a line that has no card, or a share that is too small?',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'kegs', share: 0.6 },
        { label: 'bottles', share: 0.38 },
      ],
    }),
    firm({ offer: [{ label: 'kegs', share: 0.6 }, { label: 'bottles' }] }),
  ],
}
