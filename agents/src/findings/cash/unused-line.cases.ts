import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const scooters = { label: 'scooters', price: dollars(2000), unitCost: dollars(1500), volume: 300 }
const line = { label: 'the bank line', sort: 'money' as const, amount: 150_000, used: 0.2 }

/** A lender and a nursery have money that lies unused; what is used up, or a line whose cost nobody told, buys nothing. */
export const cases: RuleCases = {
  rule: 'cash.unused-line',
  fires: [
    {
      firm: firm({
        offer: [scooters],
        resource: [line],
        constraint: [{ label: 'the empty yard', sort: 'capacity', lost: 120 }],
      }),
      says: 'The bank line: $120,000 of it lies unused, which pays for 80 further sales of scooters at $1,500 each, where 120 a year are turned away. What it costs to use belongs beside what each of them leaves.',
    },
    {
      firm: firm({ offer: [scooters], resource: [{ ...line, used: 0 }] }),
      says: 'The bank line: $150,000 of it lies unused, which pays for 100 further sales of scooters at $1,500 each. What it costs to use belongs beside what each of them leaves.',
    },
  ],
  silent: [
    firm({ offer: [scooters], resource: [{ ...line, used: 1 }] }),
    firm({ offer: [{ ...scooters, unitCost: undefined }], resource: [line] }),
    firm({ offer: [scooters, { label: 'helmets' }], resource: [line] }),
  ],
}
