import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** An electronics shop slides into thin margins, an engraver into thick ones; lines that grow alike, or of which one is silent, move nothing. */
export const cases: RuleCases = {
  rule: 'mix.margin-shift',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'repairs', share: 0.5, margin: 0.6, growth: -0.1 },
          { label: 'phones', share: 0.5, margin: 0.12, growth: 0.2 },
        ],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 90_000_000 },
        ],
      }),
      says: 'Another year of the same growth moves your average margin from 36% to 33% through the mix alone, with every price as it is: about $30,900 a year less on today’s sales.',
    },
    {
      firm: firm({
        offer: [
          { label: 'trophies', share: 0.8, margin: 0.3, growth: 0.02 },
          { label: 'engraved gifts', share: 0.2, margin: 0.55, growth: 0.4 },
        ],
      }),
      says: 'Another year of the same growth moves your average margin from 35% to 36% through the mix alone, with every price as it is. The right lines grow.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'repairs', share: 0.5, margin: 0.6, growth: 0.1 },
        { label: 'phones', share: 0.5, margin: 0.12, growth: 0.1 },
      ],
    }),
    firm({
      offer: [
        { label: 'repairs', share: 0.5, margin: 0.6, growth: -0.1 },
        { label: 'phones', share: 0.5, growth: 0.2 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'repairs', share: 0.5, margin: 0.6, growth: -0.1 },
          { label: 'phones', share: 0.5, margin: 0.12 },
        ],
      }),
      says: 'Tell me by how much sales of phones grew or fell in a year, and I can say where the mix takes your margin.',
    },
  ],
}
