import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A kite school wants a wage and a translator a sum; a goal that says where it starts, or no price, leaves nothing to count. */
export const cases: RuleCases = {
  rule: 'goal.needed',
  fires: [
    {
      firm: firm({
        goal: [{ label: 'a wage', form: 'money', target: 3_000_000 }],
        offer: [{ label: 'the year pass', price: dollars(250, 'year') }],
        segment: [{ label: 'pass holders', size: 80 }],
      }),
      says: 'A wage: to bring in $30,000 a year takes 120 sales of the year pass at $250 each, before any cost. You have 80 today, so 40 are missing.',
    },
    {
      firm: firm({
        goal: [{ label: 'the new roof', form: 'money', target: 1_200_000 }],
        offer: [{ label: 'certified pages', price: dollars(60, 'sale') }],
      }),
      says: 'The new roof: to bring in $12,000 a year takes 200 sales of certified pages at $60 each, before any cost. That number, not the sum, is what each week can be measured by.',
    },
    {
      // Two lines: no sum is told in sales of one of them.
      firm: firm({
        goal: [{ label: 'a wage', form: 'money', target: 3_000_000 }],
        offer: [
          { label: 'the year pass', price: dollars(250, 'year') },
          { label: 'day tickets', price: dollars(20) },
        ],
        segment: [{ label: 'pass holders', size: 80 }],
      }),
      says: 'A wage: $30,000 a year is $375 from each of the 80 pass holders, before any cost. Set that beside what one of them pays today.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'sales', form: 'money', baseline: 1_000_000, target: 1_200_000 }],
      offer: [{ label: 'certified pages', price: dollars(60, 'sale') }],
    }),
    firm({ goal: [{ label: 'a wage', form: 'money', target: 3_000_000 }] }),
  ],
}
