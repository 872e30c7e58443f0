import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.cost-of-sale',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40), volume: 300 }],
      }),
      says: 'One sale of brass lamps costs you $40, which is $12,000 in a year.',
    },
    {
      firm: firm({
        offer: [
          { label: 'shades', price: dollars(30), unitCost: dollars(12), volume: 500 },
          { label: 'brass lamps', price: dollars(90) },
        ],
      }),
      says: 'One sale of shades costs you $12, which is $6,000 in a year.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'advice', price: dollars(90), unitCost: dollars(2), volume: 300 }] }),
    firm({ offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40) }] }),
  ],
}
