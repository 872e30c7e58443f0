import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const sold = { label: 'kitchens', metric: 'volume', value: 60, per: 'year' } as const
const asked = { label: 'showroom visits', metric: 'leads', value: 500, per: 'year' } as const
const kitchens = { label: 'fitted kitchens', price: dollars(14000, 'sale', 'GBP') }

/** A kitchen maker and a broker; more sales than enquiries, or lines without shares, say nothing. */
export const cases: RuleCases = {
  rule: 'conversion.lead',
  fires: [
    {
      firm: firm({ offer: [kitchens], measure: [sold, asked] }, { currency: 'GBP' }),
      says: 'Of 500 enquiries a year, 440 end without a sale. Each percentage point more of all enquiries that buys is worth about £70,000 a year, without any further advertising.',
    },
    {
      firm: firm({
        offer: [{ label: 'boat insurance', price: dollars(35, 'month') }],
        measure: [
          { ...sold, label: 'policies', value: 400 },
          { ...asked, label: 'quotes', value: 250, per: 'month' },
        ],
      }),
      says: 'Of 3,000 enquiries a year, 2,600 end without a sale. Each percentage point more of all enquiries that buys is worth about $12,600 a year, without any further advertising.',
    },
  ],
  silent: [
    firm({ offer: [kitchens], measure: [sold, { ...asked, value: 50 }] }),
    firm({
      offer: [kitchens, { label: 'worktops', price: dollars(1400) }],
      measure: [sold, asked],
    }),
  ],
}
