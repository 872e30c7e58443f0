import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const portraits = { label: 'portraits', counts: 'sales', baseline: 24, target: 36 } as const

/** A portrait painter and a housing charity have two ends for one thing; steps in time, or different counts, go together. */
export const cases: RuleCases = {
  rule: 'contradiction.goals',
  fires: [
    {
      firm: firm({ goal: [portraits, { ...portraits, label: 'the loan plan', target: 30 }] }),
      says: 'The same thing has different ends: 36 with portraits and 30 with the loan plan. From 24, the larger is 2 times as far as the smaller, so a plan made for either misses the other.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'rent income',
              counts: 'money',
              form: 'money',
              baseline: 60_000_000,
              target: 75_000_000,
            },
            {
              label: 'the board’s figure',
              counts: 'money',
              form: 'money',
              baseline: 60_000_000,
              target: 66_000_000,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The same thing has different ends: €750,000 with rent income and €660,000 with the board’s figure. From €600,000, the larger is 2.5 times as far as the smaller, so a plan made for either misses the other.',
    },
  ],
  silent: [
    firm({
      goal: [
        { ...portraits, by: '2028' },
        { ...portraits, target: 30, by: '2027' },
      ],
    }),
    firm({ goal: [portraits, { ...portraits, counts: 'leads', target: 30 }] }),
  ],
}
