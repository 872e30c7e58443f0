import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const runway = { label: 'cash', metric: 'runway' as const, form: 'months' as const, value: 6 }
const approval = {
  label: 'a hospital’s approval',
  metric: 'lead-time' as const,
  form: 'months' as const,
  value: 10,
}

/** A maker of splints and a seaweed farm run out of money before they are paid; with time enough, or only one figure, there is nothing to say. */
export const cases: RuleCases = {
  rule: 'cash.before-money',
  fires: [
    {
      firm: firm({ measure: [runway, approval] }),
      says: 'A hospital’s approval takes 10 months, and the money lasts 6 months. What is begun that way now pays nothing in time, so something that pays sooner has to carry it.',
    },
    {
      firm: firm({
        measure: [
          { label: 'the account', metric: 'cash', form: 'money', value: 9_000_000 },
          { label: 'spending', metric: 'burn', form: 'money', per: 'month', value: 3_000_000 },
          { label: 'the first harvest', metric: 'lead-time', form: 'days', value: 240 },
        ],
      }),
      says: 'The first harvest takes 8 months, and the money lasts 3 months. What is begun that way now pays nothing in time, so something that pays sooner has to carry it.',
    },
  ],
  silent: [
    firm({ measure: [{ ...runway, value: 14 }, approval] }),
    firm({ measure: [runway], offer: [{ label: 'splints', price: dollars(90) }] }),
  ],
  asks: [
    {
      firm: firm({
        measure: [approval],
        constraint: [{ label: 'short cash', sort: 'cash' }],
      }),
      says: 'Tell me for how many months your money lasts, and I can say whether a hospital’s approval ends in time.',
    },
  ],
}
