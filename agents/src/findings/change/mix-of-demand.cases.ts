import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offers = [
  { label: 'whole-house rewiring', price: dollars(6000), share: 0.7 },
  { label: 'small repairs', price: dollars(200), share: 0.3 },
]
const calls = { label: 'calls for small repairs', touches: 'demand', form: 'share', from: 0.3, to: 0.5, about: 'offer-2' } as const

/** An electrician drifts to small jobs, a tailor to made-to-measure; a shift of a few points, or figures that are no shares, say nothing. */
export const cases: RuleCases = {
  rule: 'change.mix-of-demand',
  fires: [
    { firm: firm({ offer: offers, change: [calls] }), says: '?' },
    {
      firm: firm(
        {
          offer: [
            { label: 'alterations', price: dollars(30, 'sale', 'EUR'), volume: 900 },
            { label: 'made-to-measure suits', price: dollars(1400, 'sale', 'EUR'), volume: 60 },
          ],
          change: [
            { ...calls, label: 'requests for suits', from: 0.05, to: 0.12, about: 'offer-2' },
          ],
        },
        { currency: 'EUR' },
      ),
      says: '?',
    },
  ],
  silent: [
    firm({ offer: offers, change: [{ ...calls, from: 0.3, to: 0.33 }] }),
    firm({ offer: offers, change: [{ ...calls, form: 'count', from: 30, to: 50 }] }),
  ],
}
