import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const PORTRAIT = { label: 'portraits', price: dollars(900), unitCost: dollars(100), hoursEach: 10 }

/** A portrait painter frees hours and a tailor had better not; help at a fixed price, or hours that are not short, say nothing. */
export const cases: RuleCases = {
  rule: 'capacity.bought-hour',
  fires: [
    {
      firm: firm({
        constraint: [{ label: 'the studio week', sort: 'one-person' }],
        idea: [{ label: 'a studio assistant', cost: dollars(25, 'hour'), hours: 300 }],
        offer: [PORTRAIT],
      }),
      says: 'An hour of a studio assistant costs $25; an hour of your own spent on portraits leaves about $80. Each hour handed over that goes there instead is worth $55, as long as there is such work waiting.',
    },
    {
      firm: firm(
        {
          constraint: [{ label: 'sewing hours', sort: 'capacity' }],
          idea: [{ label: 'outside sewing', cost: dollars(32, 'hour', 'GBP') }],
          offer: [
            {
              label: 'made-to-measure suits',
              price: dollars(1300, 'sale', 'GBP'),
              unitCost: dollars(400, 'sale', 'GBP'),
              hoursEach: 30,
            },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'An hour of outside sewing costs £32; an hour of your own spent on made-to-measure suits leaves about £30, so handing work over does not pay unless the price of the hour falls or yours rises.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'the studio week', sort: 'one-person' }],
      idea: [{ label: 'a studio assistant', cost: dollars(9000, 'year') }],
      offer: [PORTRAIT],
    }),
    firm({
      constraint: [{ label: 'few visitors', sort: 'awareness' }],
      idea: [{ label: 'a studio assistant', cost: dollars(25, 'hour') }],
      offer: [PORTRAIT],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'the studio week', sort: 'one-person' }],
        idea: [{ label: 'a studio assistant', cost: dollars(25, 'hour') }],
        offer: [{ label: 'portraits', price: dollars(900), unitCost: dollars(100) }],
      }),
      says: 'Tell me how many hours a sale of portraits takes, and I can say whether an hour of a studio assistant pays.',
    },
  ],
}
