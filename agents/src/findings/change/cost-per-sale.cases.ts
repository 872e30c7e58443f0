import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const fodder = {
  label: 'fodder',
  touches: 'cost',
  costOf: 'goods',
  by: 0.2,
  yearlyCost: dollars(24000, 'year'),
} as const
const lessons = { label: 'lessons', metric: 'volume', value: 5000, per: 'year' } as const

/** A riding stable and a car wash pay more for each, or soon will; where the contribution is known another rule speaks, and without a number of sales there is no each. */
export const cases: RuleCases = {
  rule: 'change.cost-per-sale',
  fires: [
    {
      firm: firm({
        organization: [{ label: 'Hollow Farm', unit: { one: 'lesson', many: 'lessons' } }],
        offer: [{ label: 'riding lessons', price: dollars(40) }],
        change: [fodder],
        measure: [lessons],
      }),
      says: 'Fodder: each lesson costs you $0.80 more than before. Unless prices move, that is 2% of an average sale gone.',
    },
    {
      firm: firm({
        change: [{ ...fodder, label: 'water', yearlyCost: dollars(900, 'month') }],
        measure: [{ ...lessons, label: 'washes', value: 1500, per: 'month' }],
      }),
      says: 'Water: each sale costs you $0.10 more than before. Unless prices move, that comes off what you keep.',
    },
    {
      firm: firm({
        offer: [{ label: 'riding lessons', price: dollars(40) }],
        change: [{ ...fodder, when: '2027-01' }],
        measure: [lessons],
      }),
      says: 'Fodder: each sale will cost you $0.96 more than now. Unless prices move, that is 2.4% of an average sale gone.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'riding lessons', price: dollars(40), margin: 0.5 }],
      change: [fodder],
      measure: [lessons],
    }),
    firm({ offer: [{ label: 'riding lessons', price: dollars(40) }], change: [fodder] }),
  ],
}
