import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A ski hire, a notary and a hosting firm meet rivals at other prices and the same; another period, or a line nobody named, cannot be compared. */
export const cases: RuleCases = {
  rule: 'price.vs-rival',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'ski hire', price: dollars(40, 'day', 'CHF'), volume: 3000 }],
          rival: [{ label: 'Alpin Verleih', sort: 'rival', price: dollars(46, 'day', 'CHF') }],
        },
        { currency: 'CHF' },
      ),
      says: 'Ski hire: CHF 40 a day from you, CHF 46 a day from Alpin Verleih, 15% more. On what you sell in a year the difference is about CHF 18,000.',
    },
    {
      firm: firm({
        offer: [
          { label: 'house sales', price: dollars(1400) },
          { label: 'wills', price: dollars(300), volume: 150 },
        ],
        rival: [{ label: 'Wills Online', sort: 'rival', price: dollars(240), about: 'offer-2' }],
      }),
      says: 'Wills: $300 from you, $240 from Wills Online, 20% less. Going down to it would cost about $9,000 a year before a single buyer more comes.',
    },
    {
      firm: firm({
        offer: [{ label: 'managed hosting', price: dollars(25, 'month') }],
        rival: [
          { label: 'Cloudberry', sort: 'rival', price: dollars(25, 'month') },
          { label: 'Stackhaus', price: dollars(25, 'month') },
        ],
      }),
      says: 'Managed hosting: $25 a month from you as from Cloudberry and Stackhaus. At the same price, price decides nothing: say what else does.',
    },
    {
      firm: firm({
        offer: [{ label: 'storage rooms', price: dollars(80, 'month'), volume: 200 }],
        rival: [{ label: 'Depot West', price: dollars(90, 'month') }],
      }),
      says: 'Storage rooms: $80 a month from you, $90 a month from Depot West, 13% more. On what you sell in a year the difference is about $24,000.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'managed hosting', price: dollars(25, 'month') }],
      rival: [{ label: 'Cloudberry', sort: 'rival', price: dollars(240, 'year') }],
    }),
    firm({
      offer: [
        { label: 'house sales', price: dollars(1400) },
        { label: 'wills', price: dollars(300) },
      ],
      rival: [{ label: 'Wills Online', sort: 'rival', price: dollars(240) }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'managed hosting', price: dollars(25, 'month') }],
        rival: [{ label: 'Cloudberry', sort: 'rival' }],
      }),
      says: 'Tell me what managed hosting would cost from Cloudberry, and I can say whether price is the reason why people go there.',
    },
  ],
}
