import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const stand = { label: 'the trade stand', cost: dollars(9000, 'once') }
const film = { label: 'a short film', cost: dollars(4500, 'once') }
const budget = { label: 'the marketing budget', amount: dollars(1000, 'month') }

/** A pump maker and a choir spend to the last; what leaves a reserve, costs more than there is, or has two budgets to draw on, is left alone. */
export const cases: RuleCases = {
  rule: 'campaign.reserve',
  fires: [
    {
      firm: firm({ idea: [stand, { ...film, cost: dollars(2600, 'once') }], budget: [budget] }),
      says: 'Together the ideas with a price cost $11,600 of the budget of $12,000. That keeps back 3.3% for surprises, where 10% is usual.',
    },
    {
      firm: firm(
        {
          idea: [
            { label: 'posters', cost: dollars(800, 'once', 'GBP') },
            { label: 'a guest soloist', cost: dollars(1100, 'once', 'GBP') },
          ],
          budget: [{ label: 'the season’s money', amount: dollars(2000, 'year', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'Together the ideas with a price cost £1,900 of the budget of £2,000. That keeps back 5% for surprises, where 10% is usual.',
    },
  ],
  silent: [
    firm({ idea: [stand, film], budget: [budget] }),
    firm({ idea: [film, { label: 'flyers', cost: dollars(300) }], budget: [budget] }),
    firm({
      idea: [stand, film],
      budget: [budget, { label: 'a grant', amount: dollars(2000, 'once') }],
    }),
  ],
}
