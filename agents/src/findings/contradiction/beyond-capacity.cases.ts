import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A piano mover and a translator deliver more than they say they can; a full room, or one nobody measured, is no contradiction. */
export const cases: RuleCases = {
  rule: 'contradiction.beyond-capacity',
  fires: [
    {
      firm: firm({ offer: [{ label: 'piano moves', volume: 520, capacity: 400 }] }),
      says: 'Piano moves: 520 sold in a year, where 400 is the most you said you can deliver. Either there is 30% more room than you think, or it comes out of somebody’s evenings.',
    },
    {
      firm: firm({
        offer: [
          { label: 'certified translations', volume: 1300, capacity: 1200 },
          { label: 'interpreting', volume: 60, capacity: 100 },
        ],
      }),
      says: 'Certified translations: 1,300 sold in a year, where 1,200 is the most you said you can deliver. Either there is 8.3% more room than you think, or it comes out of somebody’s evenings.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'piano moves', volume: 404, capacity: 400 }] }),
    firm({ offer: [{ label: 'piano moves', volume: 520 }] }),
    firm({ offer: [{ label: 'harbour tours', volume: 640, capacity: 12 }] }),
  ],
}
