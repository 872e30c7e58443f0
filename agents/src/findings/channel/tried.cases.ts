import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A puppet theatre paid for nothing and a surveyor's leaflets brought nobody; what brought somebody, or has its price in sales, is told elsewhere. */
export const cases: RuleCases = {
  rule: 'channel.tried',
  fires: [
    {
      firm: firm({
        channel: [{ label: 'the bus advert', spend: dollars(640, 'once'), attempt: 'failed' }],
      }),
      says: 'The bus advert: $640 and nobody came. Ask whether the people, the offer or the moment was wrong before it is tried again or given up.',
    },
    {
      firm: firm({ channel: [{ label: 'leaflets', attempt: 'failed', customers: 0 }] }),
      says: 'Leaflets: tried, and nobody came. Ask whether the people, the offer or the moment was wrong before it is tried again or given up.',
    },
    {
      firm: firm({
        channel: [
          {
            label: 'the cinema spot',
            spend: dollars(900, 'once'),
            attempt: 'failed',
            leads: 4,
            customers: 0,
          },
        ],
      }),
      says: 'The cinema spot: $900 and none of the 4 who asked bought. Ask whether the people, the offer or the moment was wrong before it is tried again or given up.',
    },
    {
      firm: firm({ channel: [{ label: 'the open day', attempt: 'failed', leads: 7 }] }),
      says: 'The open day: tried, and no sale is told of the 7 who asked. Ask whether the people, the offer or the moment was wrong before it is tried again or given up.',
    },
  ],
  silent: [
    firm({ channel: [{ label: 'leaflets', attempt: 'failed', customers: 3 }] }),
    firm({
      channel: [{ label: 'the bus advert', spend: dollars(640, 'once'), attempt: 'failed' }],
      offer: [{ label: 'tickets', price: dollars(20, 'sale'), unitCost: dollars(5) }],
    }),
  ],
}
