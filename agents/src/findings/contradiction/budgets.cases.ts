import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const yearly = { label: 'the marketing budget', amount: dollars(30000, 'year') }

/** A parquet layer and a science museum name two sums; the same sum told twice, or money for two goals, is no contradiction. */
export const cases: RuleCases = {
  rule: 'contradiction.budgets',
  fires: [
    {
      firm: firm({ budget: [yearly, { label: 'advertising', amount: dollars(1500, 'month') }] }),
      says: 'Is it $30,000 or $18,000 that you can spend in a year, or $48,000 together? A plan for the larger sum is $12,000 short if the smaller holds.',
    },
    {
      firm: firm(
        {
          budget: [
            { label: 'promotion', amount: dollars(400, 'week', 'SEK') },
            { label: 'money set aside', amount: dollars(60000, 'once', 'SEK') },
          ],
        },
        { currency: 'SEK' },
      ),
      says: 'Is it 60,000 kr or 20,800 kr that you can spend in a year, or 80,800 kr together? A plan for the larger sum is 39,200 kr short if the smaller holds.',
    },
  ],
  silent: [
    firm({ budget: [yearly, { label: 'advertising', amount: dollars(2500, 'month') }] }),
    firm({
      goal: [{ label: 'visitors' }, { label: 'members' }],
      budget: [
        { ...yearly, about: 'goal-1' },
        { label: 'advertising', amount: dollars(1500, 'month'), about: 'goal-2' },
      ],
    }),
  ],
}
