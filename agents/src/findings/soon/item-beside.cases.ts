import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.item-beside',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'brass lamps', price: dollars(90), volume: 300 },
          { label: 'bulbs', price: dollars(6), unitCost: dollars(2) },
        ],
      }),
      says: 'Of brass lamps, 300 are sold in a year. Whoever takes bulbs with one of them leaves $4, and nobody has to be won for that.',
    },
    {
      firm: firm({
        offer: [
          { label: 'brass lamps', price: dollars(90), volume: 300 },
          { label: 'bulbs', price: dollars(6) },
        ],
      }),
      says: 'Of brass lamps, 300 are sold in a year. Whoever takes bulbs with one of them pays $6, of which its own cost has to be taken, and nobody has to be won for that.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'brass lamps', price: dollars(90), volume: 30 },
        { label: 'bulbs', price: dollars(6) },
      ],
    }),
    firm({ offer: [{ label: 'brass lamps', price: dollars(90), volume: 300 }] }),
  ],
}
