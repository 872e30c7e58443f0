import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const lifts = { label: 'new brake tests', touches: 'rule', when: '2027-05' } as const
const budget = [{ label: 'for the year', amount: dollars(20000) }]

/** A cable car has to buy more than it may spend, and a bakery a third of it; a small bill, or no purse to hold it against, is none. */
export const cases: RuleCases = {
  rule: 'rules.duty-cost',
  fires: [
    {
      firm: firm({ budget, change: [{ ...lifts, yearlyCost: dollars(50000, 'once') }] }),
      says: 'New brake tests: meeting it costs $50,000, from May 2027, 2.5 times the $20,000 you may spend. It is paid before anything else, so say first where the $30,000 beyond them come from.',
    },
    {
      firm: firm({
        budget,
        change: [{ label: 'allergen labels', touches: 'rule', yearlyCost: dollars(500, 'month') }],
      }),
      says: 'Allergen labels: meeting it costs $6,000 a year, 30% of the $20,000 you may spend. It is paid before anything else, and leaves $14,000.',
    },
  ],
  silent: [
    firm({ budget, change: [{ ...lifts, yearlyCost: dollars(800, 'once') }] }),
    firm({ change: [{ ...lifts, yearlyCost: dollars(50000, 'once') }] }),
    firm({ budget, change: [{ ...lifts, bearing: 'helps', yearlyCost: dollars(50000, 'once') }] }),
  ],
}
