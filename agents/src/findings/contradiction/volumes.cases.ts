import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const tours = { label: 'boat trips', metric: 'volume', value: 640, per: 'year' } as const

/** A boat hire and a dance school count differently; a line without its number, or a measure of a single line, proves nothing. */
export const cases: RuleCases = {
  rule: 'contradiction.volumes',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'day trips', volume: 400 },
          { label: 'evening trips', volume: 150 },
        ],
        measure: [tours],
      }),
      says: 'Boat trips: 640 a year, but your lines make only 550. Either a line is missing, or 90 are counted that nobody bought.',
    },
    {
      firm: firm({
        offer: [
          { label: 'ballet', volume: 90 },
          { label: 'tango', volume: 60 },
        ],
        measure: [{ ...tours, label: 'pupils', value: 120 }],
      }),
      says: 'Pupils: 120 a year, but your lines make 150. Unless some sales hold several lines, 30 too many are counted.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'day trips', volume: 400 }, { label: 'hire' }], measure: [tours] }),
    firm({
      offer: [{ label: 'day trips', volume: 400 }],
      measure: [{ ...tours, about: 'offer-1' }],
    }),
  ],
}
