import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const pianos = {
  label: 'restored pianos',
  unit: { one: 'piano', many: 'pianos' },
  price: dollars(9_000),
  capacity: 14,
}
const goal = {
  label: 'sales of pianos',
  counts: 'sales',
  form: 'money',
  baseline: 9_000_000,
  target: 18_000_000,
} as const

/** A piano workshop and a sailing school want more money than their room brings; a goal within it, or of a line whose room nobody told, is no surprise. */
export const cases: RuleCases = {
  rule: 'goal.money-beyond-room',
  fires: [
    {
      firm: firm({ goal: [goal], offer: [pianos] }),
      says: 'Restored pianos: at $9,000 each, $180,000 takes 20 pianos, and 14 are all that can be delivered in a year: $126,000. What lies above needs more room or a higher price, not more buyers.',
    },
    {
      firm: firm({
        goal: [{ ...goal, label: 'courses', about: 'offer-2', target: 12_000_000 }],
        offer: [
          { label: 'charter' },
          { label: 'week courses', price: dollars(600), capacity: 150 },
        ],
      }),
      says: 'Week courses: at $600 each, $120,000 takes 200 sales, and 150 are all that can be delivered in a year: $90,000. What lies above needs more room or a higher price, not more buyers.',
    },
  ],
  silent: [
    firm({ goal: [{ ...goal, target: 12_000_000 }], offer: [pianos] }),
    firm({ goal: [goal], offer: [{ ...pianos, capacity: undefined }] }),
    firm({ goal: [{ ...goal, label: 'sales' }], offer: [pianos, { label: 'tuning' }] }),
  ],
}
