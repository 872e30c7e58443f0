import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const opening = {
  label: 'the new garden centre',
  touches: 'rival',
  direction: 'new',
  bearing: 'hurts',
  about: 'offer-1',
  when: '2027-04',
} as const

/** A tree nursery and a bus line get a newcomer; a rival that leaves, or a line of unknown sales, exposes nothing. */
export const cases: RuleCases = {
  rule: 'change.rival-entry',
  fires: [
    {
      firm: firm(
        {
          offer: [{ label: 'hedge plants', revenue: dollars(310000, 'year', 'EUR') }],
          change: [opening],
        },
        { currency: 'EUR' },
      ),
      says: 'The new garden centre can go after hedge plants, about €310,000 of your sales a year. Each 10% lost costs about €31,000 a year, and there are 4 months left to prepare.',
    },
    {
      firm: firm({
        segment: [{ label: 'commuters', share: 0.6 }],
        measure: [
          { label: 'fares', metric: 'sales', form: 'money', value: 50_000_000, per: 'year' },
        ],
        change: [{ ...opening, label: 'ride pooling', about: 'segment-1', when: '2026-10' }],
      }),
      says: 'Ride pooling can go after commuters, about $300,000 of your sales a year. Each 10% lost costs about $30,000 a year.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'hedge plants', revenue: dollars(310000, 'year') }],
      change: [{ ...opening, direction: 'ending', bearing: 'helps' }],
    }),
    firm({ offer: [{ label: 'hedge plants' }], change: [opening] }),
  ],
}
