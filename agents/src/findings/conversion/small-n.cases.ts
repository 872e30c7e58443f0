import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A physiotherapist and a start-up go by a dozen cases; many cases, or a count that is no share, need no warning. */
export const cases: RuleCases = {
  rule: 'conversion.small-n',
  fires: [
    {
      firm: firm({
        measure: [{ label: 'return visits', metric: 'other', form: 'share', value: 0.75, of: 12 }],
      }),
      says: 'Return visits: 9 of 12 is too few to go by. The true share may lie anywhere from 47% to 91%.',
    },
    {
      firm: firm({
        measure: [
          { label: 'converted trials', metric: 'win-rate', form: 'share', value: 0.571, of: 14 },
        ],
      }),
      says: 'Converted trials: 8 of 14 is too few to go by. The true share may lie anywhere from 33% to 79%.',
    },
  ],
  silent: [
    firm({ measure: [{ label: 'return visits', form: 'share', value: 0.75, of: 400 }] }),
    firm({ measure: [{ label: 'complaints', form: 'count', value: 3, of: 14 }] }),
  ],
}
