import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A bookbinder and a security firm grow through a small line; even growth, or parts of half the sales only, name none. */
export const cases: RuleCases = {
  rule: 'mix.growth-share',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'library binding', share: 0.7, growth: 0.01 },
          { label: 'wedding albums', share: 0.3, growth: 0.25 },
        ],
      }),
      says: 'Wedding albums: 30% of sales, 90% of what the growing lines added in a year. Time and money spread by today’s sales give this line far less than its part of the growth.',
    },
    {
      firm: firm({
        offer: [
          { label: 'guard patrols', share: 0.6, growth: -0.05 },
          { label: 'camera systems', share: 0.25, growth: 0.3 },
          { label: 'training', share: 0.15, growth: 0.02 },
        ],
      }),
      says: 'Camera systems: 25% of sales, 95% of what the growing lines added in a year. Time and money spread by today’s sales give this line far less than its part of the growth.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'library binding', share: 0.7, growth: 0.06 },
        { label: 'wedding albums', share: 0.3, growth: 0.05 },
      ],
    }),
    firm({
      offer: [
        { label: 'library binding', share: 0.3, growth: 0.01 },
        { label: 'wedding albums', share: 0.2, growth: 0.25 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'library binding', share: 0.7, growth: 0.01 },
          { label: 'wedding albums', share: 0.3 },
        ],
      }),
      says: 'Tell me by how much sales of wedding albums grew or fell in a year, and I can say which line the growth comes from.',
    },
  ],
}
