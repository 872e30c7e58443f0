import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const repairs = { label: 'phone repairs', revenue: dollars(200000, 'year') }

/** A wedding-dress hire and a repair shop lose demand; without the sales of the line, or where it touches a cost, nothing is priced. */
export const cases: RuleCases = {
  rule: 'change.demand-fall',
  fires: [
    {
      firm: firm(
        {
          segment: [{ label: 'brides', share: 0.7 }],
          measure: [
            { label: 'sales', metric: 'sales', form: 'money', value: 30_000_000, per: 'year' },
          ],
          change: [
            {
              label: 'the number of marriages',
              touches: 'demand',
              from: 9400,
              to: 8460,
              about: 'segment-1',
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'The number of marriages is down by 10%. For brides, that comes to about £21,000 a year less if your sales move alike.',
    },
    {
      firm: firm({
        offer: [repairs],
        change: [{ label: 'broken screens', touches: 'demand', by: -0.05, about: 'offer-1' }],
      }),
      says: 'Broken screens are down by 5%. For phone repairs, that comes to about $10,000 a year less if your sales move alike.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'phone repairs' }],
      change: [{ label: 'searches for repair', touches: 'demand', by: -0.18, about: 'offer-1' }],
    }),
    firm({
      offer: [repairs],
      change: [{ label: 'spare parts', touches: 'cost', by: -0.18, about: 'offer-1' }],
    }),
  ],
}
