import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const goal = { label: 'bikes sold', counts: 'sales', baseline: 210, target: 260 } as const
const bikes = {
  label: 'cargo bikes',
  price: dollars(4000, 'sale', 'EUR'),
  unitCost: dollars(3100, 'sale', 'EUR'),
}
const budget = { label: 'marketing', amount: dollars(2500, 'month', 'EUR') }

/** A bike shop earns its budget back within the goal, a piano tuner does not; a goal in percent and two budgets are left alone. */
export const cases: RuleCases = {
  rule: 'economics.budget-back',
  fires: [
    {
      firm: firm({ goal: [goal], offer: [bikes], budget: [budget] }, { currency: 'EUR' }),
      says: 'It takes 34 sales to earn back the budget of €30,000, and the goal adds 50. The rest of them is what the plan earns.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'tunings',
            counts: 'sales',
            baseline: 300,
            target: 330,
            unit: { one: 'tuning', many: 'tunings' },
          },
        ],
        offer: [{ label: 'tuning', price: dollars(140), margin: 0.8 }],
        budget: [{ label: 'advertising', amount: dollars(6000, 'year') }],
      }),
      says: 'It takes 54 tunings to earn back the budget of $6,000, and the goal adds 30. Even reached in full, it does not pay within the year.',
    },
  ],
  silent: [
    firm({
      goal: [{ ...goal, form: 'share', baseline: 0.2, target: 0.3 }],
      offer: [bikes],
      budget: [budget],
    }),
    firm({
      goal: [goal],
      offer: [bikes],
      budget: [budget, { label: 'events', amount: dollars(9000, 'year', 'EUR') }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [goal],
        offer: [{ label: 'cargo bikes', price: dollars(4000) }],
        budget: [{ label: 'marketing', amount: dollars(500, 'month') }],
      }),
      says: 'Tell me what a sale of cargo bikes costs you to make or buy, and I can say how many sales earn the budget back.',
    },
  ],
}
