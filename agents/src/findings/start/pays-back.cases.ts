import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const SUM = { budget: [{ label: 'for marketing', amount: dollars(300, 'month') }] }

/** A sum of a month and a price; with the cost of one, what is left of it counts. */
export const cases: RuleCases = {
  rule: 'start.pays-back',
  fires: [
    {
      firm: firm({ ...SUM, offer: [{ label: 'oak stools', price: dollars(120) }] }),
      says: 'If you spent all $300 on being found, 3 more sales of oak stools would have to come of it in that month, only to earn it back: at $120 each, and what one costs you comes on top. So spend a part first, and the next part when you have counted what the first one brought.',
    },
    {
      firm: firm({
        ...SUM,
        offer: [{ label: 'oak stools', price: dollars(120), unitCost: dollars(45) }],
      }),
      says: 'If you spent all $300 on being found, 4 more sales of oak stools would have to come of it in that month, only to earn it back: each leaves $75 after its own cost. So spend a part first, and the next part when you have counted what the first one brought.',
    },
  ],
  silent: [
    firm({ ...SUM, offer: [{ label: 'oak stools' }] }),
    firm({ offer: [{ label: 'oak stools', price: dollars(120) }] }),
  ],
}
