import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A brewery could can its own beer and a museum could print its own labels; a lease is no purchase, and a partner without a cost no measure. */
export const cases: RuleCases = {
  rule: 'economics.own-or-hire',
  fires: [
    {
      firm: firm(
        {
          partner: [
            {
              label: 'the mobile canner',
              gives: 'delivery',
              yearlyCost: dollars(1800, 'month', 'NZD'),
            },
          ],
          idea: [
            { label: 'a canning line', about: 'partner-1', cost: dollars(65000, 'once', 'NZD') },
          ],
        },
        { currency: 'NZD' },
      ),
      says: 'A canning line: the price of NZ$65,000 comes back after 3 years, set against the NZ$21,600 a year for the mobile canner. Running costs of your own come on top.',
    },
    {
      firm: firm({
        partner: [
          { label: 'Lakeside Print', gives: 'supplies', yearlyCost: dollars(5200, 'year') },
        ],
        idea: [{ label: 'a label printer', about: 'partner-1', cost: dollars(3900) }],
      }),
      says: 'A label printer: the price of $3,900 comes back after 9 months, set against the $5,200 a year for Lakeside Print. Running costs of your own come on top.',
    },
  ],
  silent: [
    firm({
      partner: [{ label: 'Lakeside Print', yearlyCost: dollars(5200, 'year') }],
      idea: [{ label: 'a leased printer', about: 'partner-1', cost: dollars(90, 'month') }],
    }),
    firm({
      partner: [{ label: 'Lakeside Print' }],
      idea: [{ label: 'a label printer', about: 'partner-1', cost: dollars(3900) }],
    }),
  ],
}
