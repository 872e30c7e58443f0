import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const rides = { label: 'rides', price: dollars(40), unitCost: dollars(10), volume: 2_000 }
const camps = { label: 'camps', price: dollars(300), volume: 100 }
const stable = {
  label: 'stable and feed',
  metric: 'fixed-cost' as const,
  form: 'money' as const,
  per: 'year' as const,
}

/** A riding school loses money whatever its camps cost, or needs most of what they bring; where all costs are known, or those that are known pay, nothing is bounded. */
export const cases: RuleCases = {
  rule: 'economics.lines-at-most',
  fires: [
    {
      firm: firm({ offer: [rides, camps], measure: [{ ...stable, value: 12_000_000 }] }),
      says: 'Your lines leave at most about $90,000 a year after their own cost, even if camps cost nothing. The fixed costs take $120,000: the year ends in a loss of at least $30,000.',
    },
    {
      firm: firm({ offer: [rides, camps], measure: [{ ...stable, value: 7_800_000 }] }),
      says: 'The fixed costs take $78,000 a year, and the lines whose own cost is known leave about $60,000. The other $18,000 has to come from camps: 60% of the $30,000 that come in there.',
    },
  ],
  silent: [
    firm({
      offer: [rides, { ...camps, unitCost: dollars(90) }],
      measure: [{ ...stable, value: 12_000_000 }],
    }),
    firm({ offer: [rides, camps], measure: [{ ...stable, value: 5_000_000 }] }),
    firm({
      offer: [rides, { label: 'camps', price: dollars(300) }],
      measure: [{ ...stable, value: 12_000_000 }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [rides, camps], measure: [{ ...stable, value: 5_000_000 }] }),
      says: 'Tell me what a sale of camps costs you, and I can say what is left of a year after the fixed costs.',
    },
  ],
}
