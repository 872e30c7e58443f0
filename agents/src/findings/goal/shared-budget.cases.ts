import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A language school and a cheese dairy set one sum against two goals; with two sums, or a second goal that is a rate, nothing is shared. */
export const cases: RuleCases = {
  rule: 'goal.shared-budget',
  fires: [
    {
      firm: firm(
        {
          goal: [
            {
              label: 'course places',
              counts: 'sales',
              baseline: 340,
              target: 400,
              unit: { one: 'place', many: 'places' },
            },
            {
              label: 'corporate clients',
              counts: 'customers',
              baseline: 8,
              target: 14,
              unit: { one: 'client', many: 'clients' },
            },
          ],
          budget: [{ label: 'the advertising money', amount: dollars(18_000, 'year', 'CHF') }],
        },
        { currency: 'CHF' },
      ),
      says: 'The same CHF 18,000 is set against different goals. Spent wholly on course places it allows CHF 300 for each further place, wholly on corporate clients CHF 3,000 for each further client; shared, it allows less for either.',
    },
    {
      firm: firm({
        goal: [
          { label: 'wheels sold', counts: 'sales', baseline: 900, target: 1200 },
          { label: 'club members', counts: 'members', baseline: 150, target: 250 },
        ],
        budget: [{ label: 'the budget', amount: dollars(1000, 'month') }],
      }),
      says: 'The same $12,000 is set against different goals. Spent wholly on wheels sold it allows $40 for each further sale, wholly on club members $120 for each further member; shared, it allows less for either.',
    },
  ],
  silent: [
    firm({
      goal: [
        { label: 'wheels sold', counts: 'sales', baseline: 900, target: 1200 },
        { label: 'club members', counts: 'members', baseline: 150, target: 250 },
      ],
      budget: [
        { label: 'cheese money', amount: dollars(8000, 'year') },
        { label: 'club money', amount: dollars(3000, 'year') },
      ],
    }),
    firm({
      goal: [
        { label: 'wheels sold', counts: 'sales', baseline: 900, target: 1200 },
        { label: 'kept members', counts: 'retention', form: 'share', baseline: 0.7, target: 0.8 },
      ],
      budget: [{ label: 'the budget', amount: dollars(1000, 'month') }],
    }),
  ],
}
