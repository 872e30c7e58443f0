import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A muesli brand lives on its past and a savings app on its future; a voice as large as the share, or a share nobody knows, promises nothing. */
export const cases: RuleCases = {
  rule: 'competition.share-of-voice',
  fires: [
    {
      firm: firm({ offer: [{ label: 'muesli', ownShare: 0.18, voice: 0.07 }] }),
      says: 'Muesli: 7% of the advertising in the market is yours, and 18% of the market. Brands that are heard less than they sell tend to lose ground, however good this year is.',
    },
    {
      firm: firm({ offer: [{ label: 'the savings app', ownShare: 0.02, voice: 0.08 }] }),
      says: 'The savings app: 8% of the advertising in the market is yours, and 2% of the market. Brands that are heard more than they sell tend to grow, if what they say is worth hearing.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'muesli', ownShare: 0.18, voice: 0.17 }] }),
    firm({ offer: [{ label: 'muesli', voice: 0.07 }] }),
  ],
}
