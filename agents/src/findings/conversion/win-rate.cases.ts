import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const won = { label: 'stage sets', metric: 'volume', value: 42, per: 'year' } as const
const rate = { label: 'won tenders', metric: 'win-rate', form: 'share', value: 0.28 } as const

/** A stage builder and an engineering office write quotes for nothing; a rate over a dozen cases, or no volume, proves nothing. */
export const cases: RuleCases = {
  rule: 'conversion.win-rate',
  fires: [
    {
      firm: firm({ measure: [won, rate] }),
      says: 'To win 42 at 28% takes about 150 quotes a year. The work on about 108 of them brings nothing.',
    },
    {
      firm: firm({
        measure: [
          { ...won, label: 'commissions', value: 150 },
          { ...rate, label: 'accepted proposals', value: 0.6, of: 250 },
        ],
      }),
      says: 'To win 150 at 60% takes about 250 quotes a year. The work on about 100 of them brings nothing.',
    },
  ],
  silent: [firm({ measure: [won, { ...rate, of: 12 }] }), firm({ measure: [rate] })],
}
