import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A nail studio and a charter boat advertise for guests they send away; free channels, or sales lost for another reason, are no waste. */
export const cases: RuleCases = {
  rule: 'capacity.ads-while-full',
  fires: [
    {
      firm: firm(
        {
          constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 200 }],
          channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month', 'EUR') }],
        },
        { currency: 'EUR' },
      ),
      says: 'You pay €4,200 a year to be found, through search ads, while 200 sales a year are turned away. Put into room first, that money would not end in refusals.',
    },
    {
      firm: firm({
        organization: [{ label: 'Tern', unit: { one: 'charter', many: 'charters' } }],
        constraint: [{ label: 'the skipper', sort: 'one-person', lost: 14 }],
        channel: [
          { label: 'a listing site', sort: 'paid', spend: dollars(1800, 'year') },
          { label: 'magazine pages', sort: 'paid', spend: dollars(2500, 'year') },
          { label: 'past guests', sort: 'referral' },
        ],
      }),
      says: 'You pay $4,300 a year to be found, through magazine pages and a listing site, while 14 charters a year are turned away. Put into room first, that money would not end in refusals.',
    },
  ],
  silent: [
    // Who gives is not turned away where repairs are.
    firm({
      organization: [{ label: 'Wells', sells: 'gifts' }],
      constraint: [{ label: 'spare parts', sort: 'supplier', lost: 120 }],
      channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month') }],
    }),
    // Nobody sorted it, and its words tell of no lack of room.
    firm({
      constraint: [{ label: 'the wind', lost: 200, quote: 'the wind decides, 200 flights lost' }],
      channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month') }],
    }),
    // A fair that was paid once is over, and of two lines nobody said for which the ads are.
    firm({
      constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 200 }],
      channel: [{ label: 'the fair', sort: 'paid', spend: dollars(350, 'once') }],
    }),
    firm({
      offer: [
        { label: 'cuts', volume: 900 },
        { label: 'courses', volume: 90 },
      ],
      constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 200, about: 'offer-1' }],
      channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month') }],
    }),
    // The ads are for another line than the one that is refused.
    firm({
      offer: [
        { label: 'cuts', volume: 900 },
        { label: 'courses', volume: 90 },
      ],
      constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 200, about: 'offer-1' }],
      channel: [
        { label: 'search ads', sort: 'paid', spend: dollars(350, 'month'), about: 'offer-2' },
      ],
    }),
    firm({
      constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 30 }],
      channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month') }],
      measure: [{ label: 'treatments', metric: 'volume', value: 4000 }],
    }),
    firm({
      constraint: [{ label: 'treatment chairs', sort: 'capacity', lost: 200 }],
      channel: [{ label: 'past guests', sort: 'referral' }],
    }),
    firm({
      constraint: [{ label: 'late replies', sort: 'conversion', lost: 200 }],
      channel: [{ label: 'search ads', sort: 'paid', spend: dollars(350, 'month') }],
    }),
  ],
}
