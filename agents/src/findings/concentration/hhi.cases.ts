import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A hardware shop's lines and a tutor's channels look many and are few; equal parts spread well, and parts of the whole unknown say nothing. */
export const cases: RuleCases = {
  rule: 'concentration.hhi',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'tools', share: 0.7 },
          { label: 'paint', share: 0.12 },
          { label: 'screws', share: 0.08 },
          { label: 'garden things', share: 0.06 },
          { label: 'keys', share: 0.04 },
        ],
      }),
      says: 'Your 5 lines spread the risk no better than 1.9 of equal size would. Most of the names on the list carry little of the weight.',
    },
    {
      firm: firm({
        channel: [
          { label: 'parents', share: 0.65 },
          { label: 'the notice board', share: 0.2 },
          { label: 'search', share: 0.1 },
          { label: 'leaflets', share: 0.05 },
        ],
      }),
      says: 'Your 4 ways to customers spread the risk no better than 2.1 of equal size would. Most of the names on the list carry little of the weight.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'tools', share: 0.3 },
        { label: 'paint', share: 0.25 },
        { label: 'screws', share: 0.25 },
        { label: 'keys', share: 0.2 },
      ],
    }),
    firm({
      offer: [
        { label: 'tools', share: 0.4 },
        { label: 'paint', share: 0.05 },
        { label: 'screws', share: 0.05 },
        { label: 'keys', share: 0.04 },
      ],
    }),
  ],
}
