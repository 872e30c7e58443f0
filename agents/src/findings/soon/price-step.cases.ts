import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.price-step',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'brass lamps', price: dollars(100), unitCost: dollars(40), volume: 300 }],
      }),
      says: '3% more on brass lamps would be $900 a year if nobody stays away, and pays as long as no more than 14 do.',
    },
    {
      firm: firm({ offer: [{ label: 'brass lamps', price: dollars(100), volume: 300 }] }),
      says: '3% more on brass lamps would be $900 a year if nobody stays away.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'brass lamps', price: dollars(100), volume: 300 }],
      constraint: [{ label: 'cheap imports', sort: 'price-pressure' }],
    }),
    firm({ offer: [{ label: 'evening rowing', price: dollars(40, 'month'), volume: 60 }] }),
    firm({
      offer: [{ label: 'brass lamps', price: dollars(100), volume: 300 }],
      rival: [{ label: 'Lumen', price: dollars(99), about: 'offer-1' }],
    }),
  ],
}
