import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const ads = { label: 'search ads', sort: 'paid', spend: dollars(2000, 'month') } as const
const budget = { label: 'the marketing budget', amount: dollars(18000, 'year') }

/** A window cleaner and a wine club spend more than they planned; a channel that was given up costs nothing more, and a budget that holds is no news. */
export const cases: RuleCases = {
  rule: 'performance.spend-over-budget',
  fires: [
    {
      firm: firm({ channel: [ads], budget: [budget] }),
      says: 'The channels you run cost $24,000 a year, and the budget is $18,000. Nothing is left for anything new, and after 9 months it is used up.',
    },
    {
      firm: firm(
        {
          channel: [
            { ...ads, spend: dollars(900, 'month', 'GBP') },
            { label: 'tastings', spend: dollars(5200, 'year', 'GBP') },
          ],
          budget: [{ label: 'promotion', amount: dollars(1000, 'month', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'The channels you run cost £16,000 a year, and the budget is £12,000. Nothing is left for anything new, and after 9 months it is used up.',
    },
  ],
  silent: [
    firm({ channel: [{ ...ads, attempt: 'failed' }], budget: [budget] }),
    firm({ channel: [{ ...ads, spend: dollars(1500, 'month') }], budget: [budget] }),
  ],
}
