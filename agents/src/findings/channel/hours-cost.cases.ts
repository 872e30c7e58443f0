import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A ceramicist posts and a charity collects in the street; a few minutes for each customer, or a failed channel, is no news. */
export const cases: RuleCases = {
  rule: 'channel.hours-cost',
  fires: [
    {
      firm: firm({ channel: [{ label: 'short videos', hoursPerMonth: 16, customers: 9 }] }),
      says: 'Short videos: 192 hours of work a year for 9 new customers, or 21 hours for each. No invoice shows that cost.',
    },
    {
      firm: firm({
        organization: [{ label: 'Clean Rivers', sells: 'gifts' }],
        channel: [
          { label: 'street stalls', hoursPerMonth: 90, customers: 120 },
          { label: 'parish talks', hoursPerMonth: 10, customers: 80 },
        ],
      }),
      says: 'Street stalls: 1,080 hours of work a year for 120 new givers, or 9 hours for each. No invoice shows that cost.',
    },
  ],
  silent: [
    firm({ channel: [{ label: 'parish talks', hoursPerMonth: 10, customers: 80 }] }),
    firm({
      channel: [{ label: 'short videos', hoursPerMonth: 16, customers: 2, attempt: 'failed' }],
    }),
  ],
}
