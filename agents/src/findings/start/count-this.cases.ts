import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const tail =
  'ask, too few know of you: then the moves that make you known go first. If as many ask and fewer than half of them buy, they know you and something holds them back: then ask those who left for their reason, before you spend anything.'
const head = 'Count one thing this week: how many ask for saddle repairs, and how many of them buy.'

/** Nothing is counted of what has no name, and who turns buyers away knows that enough ask. */
export const cases: RuleCases = {
  rule: 'start.count-this',
  fires: [
    {
      firm: firm({ offer: [{ label: 'saddle repairs' }] }),
      says: `${head} If fewer than about 5 (a rule of thumb, until you know yours) ${tail}`,
    },
    {
      firm: firm({
        offer: [{ label: 'saddle repairs', price: dollars(80), volume: 208 }],
      }),
      says: `${head} If fewer than 8 ${tail}`,
    },
    {
      firm: firm({ offer: [{ label: 'the homework club', boughtAs: 'as-a-gift' }] }),
      says: 'Count one thing this week: how many people you ask in person to give for the homework club, and how many say yes. If you ask fewer than about 5 (a rule of thumb, until you know yours), it is the asking that is short: put a name on each day. If you ask as many and fewer than half say yes, ask those who said no what they would rather give for.',
    },
  ],
  silent: [
    firm({}),
    firm({
      offer: [{ label: 'saddle repairs' }],
      constraint: [{ label: 'turned away', lost: 60 }],
    }),
  ],
}
