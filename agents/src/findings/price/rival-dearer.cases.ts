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
      says: 'You ask less than the chain, by 20% or more. Going 50% of that way up would bring about £30,000 a year with the same buyers, and you would still be cheaper.',
    },
    {
      firm: firm({
        rival: [
          { label: 'Vitrina', gapLow: 0.12 },
          { label: 'Glasbau Ost', gapHigh: 0.4, gapLow: 0.25 },
        ],
        measure: [{ ...SALES, value: 120_000_000 }],
      }),
      says: 'You ask less than Vitrina and Glasbau Ost, by 12% or more. Going 50% of that way up would bring about $72,000 a year with the same buyers, and you would still be cheaper.',
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
