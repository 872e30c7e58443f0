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
      says: 'QuickGlass and the builders’ merchant are said to be ahead in speed, and none of the strengths you named is of that kind. Whoever chooses by speed needs a figure of yours for it, or another reason that weighs more.',
    },
    {
      firm: firm({
        strength: [{ label: 'home trial', sort: 'convenience' }],
        rival: [{ label: 'high-street chains', betterAt: ['trust'] }],
      }),
      says: 'High-street chains are said to be ahead in trust, and none of the strengths you named is of that kind. Whoever chooses by trust needs a figure of yours for it, or another reason that weighs more.',
    },
  ],
  silent: [
    // A price is told by the rules of prices; over many cases a figure is what people trust.
    firm({
      strength: [{ label: 'careful fitting', sort: 'quality' }],
      rival: [{ label: 'QuickGlass', betterAt: ['price'] }],
    }),
    firm({
      strength: [
        { label: 'lenses that fit', sort: 'quality', proof: 0.97, proofForm: 'share', n: 400 },
      ],
      rival: [{ label: 'high-street chains', betterAt: ['trust'] }],
    }),
    firm({
      strength: [{ label: 'same-day glass', sort: 'speed' }],
      rival: [{ label: 'QuickGlass', betterAt: ['speed'] }],
    }),
    firm({ rival: [{ label: 'QuickGlass', betterAt: ['speed'] }] }),
  ],
}
