import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const ads = { label: 'shopping ads', sort: 'paid', spend: dollars(3000, 'month') } as const
const gloves = { label: 'work gloves', price: dollars(60), margin: 0.35 }
const sold = {
  label: 'sales through shopping ads',
  metric: 'sales',
  form: 'money',
  value: 7_200_000,
  per: 'year',
  about: 'channel-1',
} as const

/** A glove shop loses on its ads, a sailing school earns; sales of the whole firm are not those of a channel, and without a margin nothing breaks even. */
export const cases: RuleCases = {
  rule: 'performance.breakeven-roas',
  fires: [
    {
      firm: firm({ offer: [gloves], channel: [ads], measure: [sold] }),
      says: 'Shopping ads: sales are 2 times what you spend, and with your margin it takes 2.9 times to break even. The more you sell that way, the more you lose: $10,800 in the last year.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'sailing weeks', price: dollars(900, 'sale', 'EUR'), margin: 0.5 }],
          channel: [{ ...ads, label: 'the boat show', spend: dollars(12000, 'year', 'EUR') }],
          measure: [sold],
        },
        { currency: 'EUR' },
      ),
      says: 'The boat show: sales are 6 times what you spend, and with your margin it takes 2 times to break even. That left you €24,000 in the last year.',
    },
  ],
  silent: [
    firm({ offer: [gloves], channel: [ads], measure: [{ ...sold, about: 'offer-1' }] }),
    firm({ offer: [{ ...gloves, margin: undefined }], channel: [ads], measure: [sold] }),
  ],
  asks: [
    {
      firm: firm({ offer: [gloves], channel: [ads] }),
      says: 'Tell me what you sold through shopping ads in the last year, and I can say whether it earns or loses money.',
    },
  ],
}
