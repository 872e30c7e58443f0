import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A translator and a vet school lose sight of where people come from; a small rest, or one channel alone, says nothing. */
export const cases: RuleCases = {
  rule: 'channel.traceable-share',
  fires: [
    {
      firm: firm({
        channel: [
          { label: 'agencies', share: 0.3 },
          { label: 'the website', share: 0.2 },
        ],
      }),
      says: 'The channels you named leave 50% of your new customers unexplained. That is more than any of them brings, so no channel can be judged yet.',
    },
    {
      firm: firm({
        channel: [
          { label: 'alumni', share: 0.5 },
          { label: 'open days', share: 0.25 },
          { label: 'school visits', share: 0.05 },
        ],
      }),
      says: 'The channels you named leave 20% of your new customers unexplained, so what a customer costs in each of them is only a guess.',
    },
  ],
  silent: [
    firm({
      channel: [
        { label: 'alumni', share: 0.6 },
        { label: 'open days', share: 0.3 },
      ],
    }),
    firm({ channel: [{ label: 'alumni', share: 0.5 }, { label: 'open days' }] }),
  ],
}
