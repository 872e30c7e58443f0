import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const SUM = { budget: [{ label: 'for marketing', amount: dollars(300, 'month') }] }

/** A sum of a month and a price; with the cost of one, what is left of it counts. */
export const cases: RuleCases = {
  rule: 'start.pays-back',
  fires: [
    {
      firm: firm({ ...SUM, offer: [{ label: 'oak stools', price: dollars(120) }] }),
      says: 'To bring back the $300 a month that you can spend takes 3 more sales of oak stools a month, at $120 each. What one costs you comes on top.',
    },
    {
      firm: firm({
        ...SUM,
        offer: [{ label: 'oak stools', price: dollars(120), unitCost: dollars(45) }],
      }),
      says: 'To earn back the $300 a month that you can spend takes 4 more sales of oak stools a month: each leaves $75 after its own cost.',
    },
  ],
  silent: [
    firm({ ...SUM, offer: [{ label: 'oak stools' }] }),
    firm({ offer: [{ label: 'oak stools', price: dollars(120) }] }),
  ],
}
