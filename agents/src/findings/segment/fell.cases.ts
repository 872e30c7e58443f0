import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const sales = {
  label: 'sales',
  metric: 'sales',
  form: 'money',
  value: 40_000_000,
  per: 'year',
} as const

/** A rope maker loses chandlers and a print shop schools; a group that grows, or whose part nobody told, has no sum. */
export const cases: RuleCases = {
  rule: 'segment.fell',
  fires: [
    {
      firm: firm({
        segment: [{ label: 'chandlers', share: 0.3, growth: -0.2 }],
        measure: [sales],
      }),
      says: 'Chandlers bring 20% less than a year before: about $30,000 of sales that others had to make up for, or did not.',
    },
    {
      firm: firm({
        segment: [{ label: 'schools', share: 0.5, size: 45, previousSize: 50 }],
        measure: [sales],
      }),
      says: 'Schools bring 10% less than a year before: about $22,200 of sales that others had to make up for, or did not.',
    },
  ],
  silent: [
    firm({ segment: [{ label: 'chandlers', share: 0.3, growth: 0.2 }], measure: [sales] }),
    firm({ segment: [{ label: 'chandlers', growth: -0.2 }], measure: [sales] }),
    firm({ segment: [{ label: 'chandlers', share: 0.3, growth: -0.02 }], measure: [sales] }),
  ],
}
