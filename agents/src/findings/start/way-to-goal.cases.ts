import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const stall = { label: 'the market stall', spend: dollars(90), customers: 6 }
const goal = {
  label: 'stools',
  counts: 'sales' as const,
  baseline: 4,
  target: 10,
  form: 'count' as const,
  per: 'month' as const,
}

/** A way that was paid and counted, cheaper than a sale; nobody wants more buyers where buyers are turned away. */
export const cases: RuleCases = {
  rule: 'start.way-to-goal',
  fires: [
    {
      firm: firm({ channel: [stall], offer: [{ label: 'oak stools', price: dollars(120) }] }),
      says: 'Through the market stall a customer has cost you about $15, of the $120 that a sale brings.',
    },
    {
      firm: firm({
        channel: [stall],
        offer: [{ label: 'oak stools', price: dollars(120), unitCost: dollars(45) }],
        goal: [goal],
        budget: [{ label: 'for marketing', amount: dollars(60, 'month') }],
      }),
      says: 'Through the market stall a customer has cost you about $15, and a sale leaves $75 after its own cost: one sale pays for 5 such customers, so this comes before anything untried. If the next ones cost as much, the 2 more of your first month take about $30, and you can spend $60: the money is there, if the way has room for them.',
    },
    {
      firm: firm({
        channel: [stall],
        offer: [{ label: 'oak stools', price: dollars(50), unitCost: dollars(43) }],
        goal: [goal],
        budget: [{ label: 'for marketing', amount: dollars(60, 'month') }],
      }),
      says: 'Through the market stall a customer has cost you about $15, and a sale leaves $7 after its own cost: each sale that comes so loses money, so set nothing aside for it before it is cheaper.',
    },
    {
      firm: firm({
        channel: [stall],
        goal: [{ ...goal, target: 40 }],
        budget: [{ label: 'for marketing', amount: dollars(60, 'month') }],
      }),
      says: 'Through the market stall a customer has cost you about $15. If the next ones cost as much, the 12 more of your first month take about $180, and you can spend $60: this way alone does not get you there.',
    },
    {
      firm: firm({
        channel: [stall],
        offer: [{ label: 'oak stools', price: dollars(60), unitCost: dollars(43) }],
      }),
      says: 'Through the market stall a customer has cost you about $15, and a sale leaves $17 after its own cost: hardly anything of it stays with you.',
    },
  ],
  silent: [
    firm({ channel: [{ ...stall, attempt: 'failed' }] }),
    firm({ channel: [stall], constraint: [{ label: 'people turned away', lost: 40 }] }),
    firm({ channel: [{ ...stall, spend: dollars(0) }] }),
  ],
}
