import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const sales = {
  label: 'sales',
  metric: 'sales' as const,
  form: 'money' as const,
  value: 30_000_000,
  per: 'year' as const,
}

/** A hire firm gives a deposit for a price and a baker counts loaves a day wrongly; a small line, and a sale that loses a little, may be so. */
export const cases: RuleCases = {
  rule: 'contradiction.absurd',
  fires: [
    {
      firm: firm({ offer: [{ label: 'scooters', price: dollars(35), unitCost: dollars(1580) }] }),
      says: 'Scooters: the card says $35 as its price and $1,580 as its own cost. Is that price the whole of what is paid, or a deposit, a part or one month of it? Until then nothing is built on them.',
    },
    {
      firm: firm({
        offer: [{ label: 'loaves', price: dollars(6), volume: 2_000_000 }],
        measure: [sales],
      }),
      says: 'Loaves: 2,000,000 sold at $6 would be $12 million a year, 40 times the $300,000 you gave for all sales. One of the figures counts something else: which? Until then nothing is built on them.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'loaves', price: dollars(6), volume: 40_000 }], measure: [sales] }),
    firm({ offer: [{ label: 'scooters', price: dollars(1500), unitCost: dollars(1580) }] }),
    firm({ offer: [{ label: 'loaves', price: dollars(6), volume: 2_000_000 }] }),
  ],
}
