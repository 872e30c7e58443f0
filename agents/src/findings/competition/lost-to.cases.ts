import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const asked = { label: 'site visits', metric: 'leads', value: 300, per: 'year' } as const
const built = { label: 'conservatories', metric: 'volume', value: 60, per: 'year' } as const
const rival = { label: 'Glasshaus', lostTo: 0.4 }

/** A conservatory builder and a care agency lose people to somebody; too few enquiries, or none that were lost, prove nothing. */
export const cases: RuleCases = {
  rule: 'competition.lost-to',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'conservatories', price: dollars(22000, 'sale', 'GBP') }],
          rival: [rival],
          measure: [asked, built],
        },
        { currency: 'GBP' },
      ),
      says: 'Of the enquiries that end without a sale, 40% go to Glasshaus, about 96 a year. At an average sale they are worth about £2.11 million.',
    },
    {
      firm: firm({
        rival: [
          { label: 'care by relatives', sort: 'nothing', lostTo: 0.55 },
          { ...rival, lostTo: 0.2 },
        ],
        measure: [
          { ...asked, label: 'calls', value: 50, per: 'month' },
          { ...built, label: 'clients taken on', value: 180 },
        ],
      }),
      says: 'Of the enquiries that end without a sale, 55% go to care by relatives, about 231 a year.',
    },
  ],
  silent: [
    firm({
      rival: [rival],
      measure: [
        { ...asked, value: 20 },
        { ...built, value: 8 },
      ],
    }),
    firm({ rival: [rival], measure: [asked] }),
  ],
  asks: [
    {
      firm: firm({ rival: [{ label: 'Glasshaus' }], measure: [asked, built] }),
      says: 'Tell me what part of those who did not buy chose Glasshaus, and I can say what that costs you in a year.',
    },
  ],
}
