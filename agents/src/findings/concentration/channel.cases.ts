import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A solar fitter and a piano school depend on one source; evenly spread sources, or a handful of customers, prove nothing. */
export const cases: RuleCases = {
  rule: 'concentration.channel',
  fires: [
    {
      firm: firm({
        channel: [
          { label: 'recommendations', sort: 'referral', customers: 42 },
          { label: 'the trade fair', sort: 'paid', customers: 18 },
          { label: 'search ads', sort: 'paid', customers: 10 },
        ],
      }),
      says: 'Recommendations: 60% of new customers. If 50% of them stayed away, everything else together would have to bring 75% more to make up for it.',
    },
    {
      firm: firm({ channel: [{ label: 'the school newsletter', share: 0.5 }] }),
      says: 'The school newsletter: 50% of new customers. If 50% of them stayed away, everything else together would have to bring 50% more to make up for it.',
    },
  ],
  silent: [
    // 52 of 2,000 can be traced.
    firm({
      offer: [{ label: 'piano lessons', volume: 2_000 }],
      channel: [
        { label: 'recommendations', customers: 42 },
        { label: 'the trade fair', customers: 10 },
      ],
    }),
    firm({
      channel: [
        { label: 'recommendations', customers: 20 },
        { label: 'the trade fair', customers: 18 },
        { label: 'search ads', customers: 19 },
      ],
    }),
    firm({
      channel: [
        { label: 'recommendations', customers: 4 },
        { label: 'the trade fair', customers: 1 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({ channel: [{ label: 'recommendations' }, { label: 'the trade fair' }] }),
      says: 'Tell me how many new customers of the last year came through recommendations and through the others, and I can say how much hangs on the largest.',
    },
  ],
}
