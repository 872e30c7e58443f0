import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const SALES = { label: 'sales', metric: 'sales', form: 'money', per: 'year' } as const

/** A locksmith and a museum-case maker are the cheapest; with a cheaper rival about, or sales unknown, there is no such room. */
export const cases: RuleCases = {
  rule: 'price.rival-dearer',
  fires: [
    {
      firm: firm(
        {
          rival: [{ label: 'the chain', gapLow: 0.2, gapHigh: 0.3 }],
          measure: [{ ...SALES, value: 30_000_000 }],
        },
        { currency: 'GBP' },
      ),
      says: 'At the chain the price is at least 20% above yours. Raising yours by 50% of that gap would bring about £30,000 a year with the same buyers, and you would still be cheaper.',
    },
    {
      firm: firm({
        rival: [
          { label: 'Vitrina', gapLow: 0.12 },
          { label: 'Glasbau Ost', gapHigh: 0.4, gapLow: 0.25 },
        ],
        measure: [{ ...SALES, value: 120_000_000 }],
      }),
      says: 'At Vitrina and Glasbau Ost the price is at least 12% above yours. Raising yours by 50% of that gap would bring about $72,000 a year with the same buyers, and you would still be cheaper.',
    },
  ],
  silent: [
    firm({
      rival: [
        { label: 'the chain', gapLow: 0.2 },
        { label: 'a man with a van', gapLow: -0.3 },
      ],
      measure: [{ ...SALES, value: 30_000_000 }],
    }),
    firm({ rival: [{ label: 'the chain', gapLow: 0.2, gapHigh: 0.3 }] }),
  ],
  asks: [
    {
      firm: firm({ rival: [{ label: 'the chain', gapLow: 0.2, gapHigh: 0.3 }] }),
      says: 'Tell me your sales of a year, and I can say what the room below the chain is worth.',
    },
  ],
}
