import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const heat = {
  label: 'district heat',
  touches: 'cost',
  form: 'money',
  from: 40_000,
  to: 60_000,
} as const

/** A swimming bath and a bakery told bills that their yearly cost cannot be made of; a rise, a bill of the year and the price of a piece fit. */
export const cases: RuleCases = {
  rule: 'contradiction.cost-bills',
  fires: [
    {
      firm: firm({ change: [{ ...heat, yearlyCost: dollars(1500, 'year') }] }),
      says: 'District heat: from $400 to $600, and $1,500 a year. Neither the bill of a month or a year nor its rise comes to that: which of the three holds?',
    },
    {
      firm: firm({ change: [{ ...heat, label: 'oven gas', yearlyCost: dollars(300, 'month') }] }),
      says: 'Oven gas: from $400 to $600, and $300 a month. Neither the bill of a month or a year nor its rise comes to that: which of the three holds?',
    },
  ],
  silent: [
    firm({ change: [{ ...heat, yearlyCost: dollars(2400, 'year') }] }),
    firm({ change: [{ ...heat, yearlyCost: dollars(600, 'month') }] }),
    firm({ change: [{ ...heat, from: 120, to: 180, yearlyCost: dollars(9000, 'year') }] }),
    firm({ change: [{ ...heat, touches: 'demand', yearlyCost: dollars(1500, 'year') }] }),
  ],
}
