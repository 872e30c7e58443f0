import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A maker of beehives leads, a regional insurer follows; level shares, or the share of a rival alone, decide nothing. */
export const cases: RuleCases = {
  rule: 'competition.relative-share',
  fires: [
    {
      firm: firm({ offer: [{ label: 'wooden beehives', ownShare: 0.36, rivalShare: 0.12 }] }),
      says: 'Wooden beehives: with 36% of the market you are 3 times as large as the next. You can lead on price and terms, and others have to answer.',
    },
    {
      firm: firm({ offer: [{ label: 'farm insurance', ownShare: 0.08, rivalShare: 0.4 }] }),
      says: 'Farm insurance: the largest rival has 5 times your 8% of the market. What it does sets the prices there; be known for one thing that it does not offer.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'farm insurance', rivalShare: 0.4 }] }),
    firm({ offer: [{ label: 'farm insurance', ownShare: 0.2, rivalShare: 0.2 }] }),
  ],
}
