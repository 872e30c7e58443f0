import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const sails = { label: 'mainsails', price: dollars(3_000), unitCost: dollars(2_000), share: 0.8 }
const cloth = { label: 'sailcloth', touches: 'cost' as const, costOf: 'goods' as const, by: 0.1 }

/** A sailmaker’s cloth and a baker’s butter get dearer, and nobody said what they cost in a year; where that is said, or it is no good, another rule speaks. */
export const cases: RuleCases = {
  rule: 'change.cost-at-most',
  fires: [
    {
      firm: firm({ offer: [sails], change: [{ ...cloth, when: '2027-02' }] }),
      says: 'Sailcloth: up by 10% from February 2027. If all of the $2,000 that a sale of mainsails costs you rose with it, each would leave $200 less, 20% of what it leaves today. Find out how much of that cost it is.',
    },
    {
      firm: firm({
        offer: [
          { label: 'brioches', price: dollars(4), unitCost: dollars(2), share: 0.5 },
          { label: 'coffee' },
        ],
        change: [{ ...cloth, label: 'butter', by: 0.3, when: '2027-03' }],
      }),
      says: 'Butter: up by 30% from March 2027. If all of the $2 that a sale of brioches costs you rose with it, each would leave $0.60 less, 30% of what it leaves today. Find out how much of that cost it is.',
    },
    {
      firm: firm({ offer: [sails], change: [{ ...cloth, by: 0.25, when: '2026-05' }] }),
      says: 'Sailcloth: up by 25%. If all of the $2,000 that a sale of mainsails costs you rose with it, $400 of that are the rise, for each of them. Find out how much of that cost it is, and since when the price stands.',
    },
  ],
  silent: [
    firm({
      offer: [sails, { label: 'rigging' }],
      change: [{ ...cloth, when: '2026-05' }],
    }),
    firm({
      offer: [sails],
      change: [{ ...cloth, when: '2027-02', yearlyCost: dollars(50_000, 'year') }],
    }),
    firm({ offer: [sails], change: [{ ...cloth, when: '2027-02', costOf: 'energy' }] }),
    firm({ offer: [{ ...sails, unitCost: undefined }], change: [{ ...cloth, when: '2026-05' }] }),
  ],
}
