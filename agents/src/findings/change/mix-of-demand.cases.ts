import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offers = [
  { label: 'whole-house rewiring', price: dollars(6000), share: 0.7 },
  { label: 'small repairs', price: dollars(200), share: 0.3 },
]
const calls = {
  label: 'calls for small repairs',
  touches: 'demand',
  form: 'share',
  from: 0.3,
  to: 0.5,
  about: 'offer-2',
} as const

/** An electrician drifts to small jobs, a tailor to made-to-measure; a shift of a few points, or figures that are no shares, say nothing. */
export const cases: RuleCases = {
  rule: 'change.mix-of-demand',
  fires: [
    {
      firm: firm({ offer: offers, change: [calls] }),
      says: 'Calls for small repairs: from 30% to 50%. A sale of small repairs brings 68% less than your average sale, so the same number of sales brings in less than before.',
    },
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
      says: 'Requests for suits: from 5% to 12%. A sale of made-to-measure suits brings 12.1 times your average sale, so the same number of sales brings in more than before.',
    },
  ],
  silent: [
    firm({ offer: offers, change: [{ ...calls, from: 0.3, to: 0.33 }] }),
    firm({ offer: offers, change: [{ ...calls, form: 'count', from: 30, to: 50 }] }),
  ],
}
