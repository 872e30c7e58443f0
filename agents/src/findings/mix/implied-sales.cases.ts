import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A boat painter and a mushroom farm never told their sales; who did, or gave half the shares, needs no reckoning. */
export const cases: RuleCases = {
  rule: 'mix.implied-sales',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'hull painting', price: dollars(3000, 'sale', 'AUD'), share: 0.75 },
            { label: 'name boards', price: dollars(250, 'sale', 'AUD'), share: 0.25 },
          ],
          measure: [{ label: 'jobs', metric: 'volume', value: 100 }],
        },
        { currency: 'AUD' },
      ),
      says: '100 sales at the prices and shares you gave come to about A$80,000 a year, and about 20 of them fall to hull painting. If your books say otherwise, a price or a share given here is off.',
    },
    {
      firm: firm({
        organization: [{ label: 'Spore', unit: { one: 'crate', many: 'crates' } }],
        offer: [
          { label: 'oyster mushrooms', price: dollars(40), share: 0.6 },
          { label: 'shiitake', price: dollars(55), share: 0.4 },
        ],
        measure: [{ label: 'crates', metric: 'volume', value: 600, per: 'month' }],
      }),
      says: '7,200 crates at the prices and shares you gave come to about $323,000 a year, and about 4,850 of them fall to oyster mushrooms. If your books say otherwise, a price or a share given here is off.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'oyster mushrooms', price: dollars(40), share: 0.6 },
        { label: 'shiitake', price: dollars(55), share: 0.4 },
      ],
      measure: [
        { label: 'crates', metric: 'volume', value: 7200 },
        { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 33_000_000 },
      ],
    }),
    firm({
      offer: [
        { label: 'oyster mushrooms', price: dollars(40), share: 0.5 },
        { label: 'shiitake', price: dollars(55), share: 0.2 },
      ],
      measure: [{ label: 'crates', metric: 'volume', value: 7200 }],
    }),
  ],
}
