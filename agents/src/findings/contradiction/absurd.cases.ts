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
      firm: firm({ offer: [{ label: 'harbour tours', volume: 640, capacity: 12 }] }),
      says: 'Harbour tours: the card says 640 sold in a year and 12 as the most that is possible. Is 12 what fits in at one time, on one day or in one week? Until then nothing is built on it.',
    },
    {
      firm: firm({
        offer: [{ label: 'loaves', price: dollars(6), volume: 2_000_000 }],
        measure: [sales],
      }),
      says: 'Loaves: 2,000,000 sold at $6 would be $12 million a year, 40 times the $300,000 you gave for all sales. One of the figures counts something else: which? Until then nothing is built on them.',
    },
    {
      firm: firm({
        constraint: [
          { label: 'the loading bay', sort: 'capacity', lost: 17_000, about: 'offer-1' },
        ],
        offer: [
          { label: 'pallets', volume: 900 },
          { label: 'crates', volume: 20_000 },
        ],
      }),
      says: 'The loading bay: the card says 17,000 refused or lost in a year, 18.9 times the 900 that are sold. Does it count sales, or something else? Until then nothing is built on it.',
    },
    {
      firm: firm({
        partner: [{ label: 'the flour mill', yearlyCost: dollars(900_000, 'year') }],
        measure: [sales],
      }),
      says: 'The flour mill: the card says $900,000 a year, 3 times the $300,000 you gave for all sales. One of the figures counts something else: which? Until then nothing is built on it.',
    },
    {
      firm: firm({ offer: [{ label: 'night courses', volume: 400, previousVolume: 20 }] }),
      says: 'Night courses: by the card it grows by 1,900% in a year. Do both figures count the same, and over a year? Until then nothing is built on it.',
    },
    {
      firm: firm({
        constraint: [{ label: 'the late papers', sort: 'capacity', lost: 40_000 }],
        offer: [{ label: 'pallets', price: dollars(90) }],
        measure: [sales],
      }),
      says: 'The late papers: what the card says was refused or lost would be $3.6 million a year beside the $300,000 you gave for all sales. Does it count sales, or something else? Until then nothing is built on it.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'the loading bay', sort: 'capacity', lost: 1700, about: 'offer-1' }],
      offer: [{ label: 'pallets', volume: 900, previousVolume: 300, growth: 2 }],
      partner: [{ label: 'the flour mill', yearlyCost: dollars(500_000, 'year') }],
      measure: [sales],
    }),
    firm({ offer: [{ label: 'loaves', price: dollars(6), volume: 40_000 }], measure: [sales] }),
    firm({ offer: [{ label: 'scooters', price: dollars(1500), unitCost: dollars(1580) }] }),
    firm({ offer: [{ label: 'loaves', price: dollars(6), volume: 2_000_000 }] }),
  ],
}
