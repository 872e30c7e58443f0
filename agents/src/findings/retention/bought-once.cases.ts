import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A bookbinder and an outfitter lose sight of buyers; without a price, or where all come back, nothing is said. */
export const cases: RuleCases = {
  rule: 'retention.bought-once',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'bound volumes', price: dollars(220, 'sale', 'EUR') }],
          segment: [{ label: 'private collectors', size: 480, repeats: 0.25 }],
        },
        { currency: 'EUR' },
      ),
      says: 'Private collectors: 360 bought from you and did not come back. If 10% of them bought again at an average sale, that would be about €7,920.',
    },
    {
      firm: firm({
        offer: [{ label: 'school uniforms', price: dollars(95) }],
        segment: [
          { label: 'families', size: 900, repeats: 0.6 },
          { label: 'Riverside Academy', repeats: 0 },
        ],
      }),
      says: 'Families: 360 bought from you and did not come back. If 10% of them bought again at an average sale, that would be about $3,420.',
    },
  ],
  silent: [
    firm({ segment: [{ label: 'families', size: 900, repeats: 0.6 }] }),
    firm({
      offer: [{ label: 'uniforms', price: dollars(95) }],
      segment: [{ label: 'families', size: 900, repeats: 1 }],
    }),
  ],
}
