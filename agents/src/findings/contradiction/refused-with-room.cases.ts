import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const kayaks = { label: 'kayak tours', volume: 300, capacity: 700 }
const guide = { label: 'too few guides', sort: 'capacity', lost: 40, about: 'offer-1' } as const

/** A kayak hire and a print shop refuse what their cards have room for; a season, or a line that is full, does not contradict it. */
export const cases: RuleCases = {
  rule: 'contradiction.refused-with-room',
  fires: [
    {
      firm: firm({ offer: [kayaks, { label: 'hire' }], constraint: [guide] }),
      says: 'Kayak tours: 300 sold of 700 that you can deliver, and yet 40 refused because of too few guides. Either there is less room than the card says, or something else holds them up: which?',
    },
    {
      firm: firm({
        offer: [{ label: 'posters', volume: 90, capacity: 120 }],
        constraint: [{ label: 'the one cutter', sort: 'one-person', lost: 12 }],
      }),
      says: 'Posters: 90 sold of 120 that you can deliver, and yet 12 refused because of the one cutter. Either there is less room than the card says, or something else holds them up: which?',
    },
  ],
  silent: [
    firm({ offer: [{ ...kayaks, volume: 690 }], constraint: [guide] }),
    firm({ offer: [kayaks], constraint: [{ ...guide, sort: 'season' }] }),
    firm({ offer: [kayaks, { label: 'hire' }], constraint: [{ ...guide, about: 'offer-2' }] }),
  ],
}
