import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A glazier and an online optician leave a field to others; what you answer yourself is contested, and without strengths named nothing is missing. */
export const cases: RuleCases = {
  rule: 'competition.unanswered',
  fires: [
    {
      firm: firm({
        strength: [{ label: 'careful fitting', sort: 'quality' }],
        rival: [
          { label: 'QuickGlass', betterAt: ['speed', 'price'] },
          { label: 'the builders’ merchant', betterAt: ['speed'] },
        ],
      }),
      says: 'QuickGlass and the builders’ merchant are said to be ahead in speed, and none of the strengths you named answers that. Whoever chooses by speed has no reason to choose you.',
    },
    {
      firm: firm({
        strength: [{ label: 'home trial', sort: 'convenience' }],
        rival: [{ label: 'high-street chains', betterAt: ['trust'] }],
      }),
      says: 'High-street chains are said to be ahead in trust, and none of the strengths you named answers that. Whoever chooses by trust has no reason to choose you.',
    },
  ],
  silent: [
    firm({
      strength: [{ label: 'same-day glass', sort: 'speed' }],
      rival: [{ label: 'QuickGlass', betterAt: ['speed'] }],
    }),
    firm({ rival: [{ label: 'QuickGlass', betterAt: ['speed'] }] }),
  ],
}
