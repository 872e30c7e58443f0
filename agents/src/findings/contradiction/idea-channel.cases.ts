import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const leaflets = { label: 'leaflets', sort: 'paid' as const, customers: 48 }

/** A locksmith told leaflets by the month and by the year, a choir its posters twice; near figures, other names and a card without a number are let be. */
export const cases: RuleCases = {
  rule: 'contradiction.idea-channel',
  fires: [
    {
      firm: firm({ idea: [{ label: 'leaflets for safes', brings: 4 }], channel: [leaflets] }),
      says: 'Leaflets for safes: 4 sales a year by the card of the idea, 48 customers a year by the card of the channel. One of them counts a month, or another try: which holds?',
    },
    {
      firm: firm({
        idea: [{ label: 'posters', brings: 300 }],
        channel: [{ ...leaflets, label: 'the posters', customers: 20 }],
      }),
      says: 'Posters: 300 sales a year by the card of the idea, 20 customers a year by the card of the channel. One of them counts a month, or another try: which holds?',
    },
  ],
  silent: [
    firm({ idea: [{ label: 'leaflets for safes', brings: 40 }], channel: [leaflets] }),
    firm({ idea: [{ label: 'a stand', brings: 4 }], channel: [leaflets] }),
    firm({ idea: [{ label: 'leaflets for safes' }], channel: [leaflets] }),
  ],
}
