import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A cider press and a museum shop have agreements that end; one far off, or with somebody easily replaced, can wait. */
export const cases: RuleCases = {
  rule: 'concentration.partner-ends',
  fires: [
    {
      firm: firm({
        partner: [{ label: 'the bottling plant', gives: 'delivery', alone: true, ends: '2027-06' }],
      }),
      says: 'The bottling plant: the agreement ends after June 2027, in 7 months. Nobody else could do it soon, so whoever comes to renew it late has nothing to bargain with.',
    },
    {
      firm: firm({
        partner: [
          { label: 'the tour operators', gives: 'customers', share: 0.45, ends: '2027-09-30' },
        ],
      }),
      says: 'The tour operators, 45% of new customers: the agreement ends after September 2027, in 10 months. Ask for a second offer while there is time to take it.',
    },
  ],
  silent: [
    firm({
      partner: [{ label: 'the bottling plant', gives: 'delivery', alone: true, ends: '2030' }],
    }),
    firm({ partner: [{ label: 'a courier', gives: 'delivery', ends: '2027-03' }] }),
  ],
  asks: [
    {
      firm: firm({ partner: [{ label: 'the bottling plant', alone: true }] }),
      says: 'Tell me until when the agreement with the bottling plant runs, and I can say when to begin to talk.',
    },
  ],
}
