import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A yarn shop and a chiropractor gain by a visit more; one large account, and who comes every day, are no such group. */
export const cases: RuleCases = {
  rule: 'demand.one-more-purchase',
  fires: [
    {
      firm: firm(
        {
          segment: [
            {
              label: 'hand knitters',
              size: 1500,
              purchases: 4,
              spend: dollars(180, 'year', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Hand knitters: a purchase is about €45. If 10% of the 1,500 came once more in a year, that would be about €6,750, without a single new customer.',
    },
    {
      firm: firm({
        segment: [
          { label: 'the office workers', size: 300, purchases: 6, spend: dollars(30, 'month') },
          { label: 'athletes', size: 60, purchases: 10, spend: dollars(600, 'year') },
        ],
      }),
      says: 'The office workers: a purchase is about $60. If 10% of the 300 came once more in a year, that would be about $1,800, without a single new customer.',
    },
  ],
  silent: [
    firm({
      segment: [{ label: 'Kessler', single: true, purchases: 4, spend: dollars(90_000, 'year') }],
    }),
    firm({
      segment: [{ label: 'commuters', size: 900, purchases: 200, spend: dollars(700, 'year') }],
    }),
  ],
  asks: [
    {
      firm: firm({
        segment: [{ label: 'hand knitters', size: 1500, spend: dollars(180, 'year') }],
      }),
      says: 'Tell me how often in a year customers such as hand knitters buy from you, and I can say what a further purchase is worth.',
    },
  ],
}
