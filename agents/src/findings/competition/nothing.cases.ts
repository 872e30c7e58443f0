import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const waiting = { label: 'waiting another year', sort: 'nothing' } as const

/** An insulation firm and a pension adviser compete with delay; without a cheaper rival nobody is tempted by a discount. */
export const cases: RuleCases = {
  rule: 'competition.nothing',
  fires: [
    {
      firm: firm({
        rival: [waiting, { label: 'WarmWall', sort: 'rival', gapLow: -0.15, gapHigh: -0.1 }],
      }),
      says: 'A lower price may win buyers from WarmWall. It wins few of those who buy from nobody: ask them what would have made them act now.',
    },
    {
      firm: firm({
        rival: [
          { label: 'online brokers', sort: 'rival', gapLow: -0.5 },
          { label: 'the savings account', sort: 'nothing' },
        ],
      }),
      says: 'A lower price may win buyers from online brokers. It wins few of those who buy from nobody: ask them what would have made them act now.',
    },
  ],
  silent: [
    firm({ rival: [waiting, { label: 'WarmWall', sort: 'rival', gapLow: 0.1, gapHigh: 0.2 }] }),
    firm({ rival: [{ label: 'WarmWall', sort: 'rival', gapLow: -0.15 }] }),
  ],
}
