import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const fixed = {
  label: 'fixed costs',
  metric: 'fixed-cost',
  form: 'money',
  value: 3_000_000,
  per: 'month',
} as const
const flights = { label: 'flight lessons', price: dollars(400), volume: 500 }
const hire = { label: 'hangar days', price: dollars(900), volume: 40 }

/** A flying school's fixed costs exceed all its sales, or take most of them; where costs of a sale are known other rules speak, and light costs need no word. */
export const cases: RuleCases = {
  rule: 'economics.fixed-above-sales',
  fires: [
    {
      firm: firm({ offer: [flights, hire], measure: [fixed] }),
      says: 'The fixed costs take $360,000 a year and all sales bring $236,000: a loss of $124,000 a year, before what each sale itself costs.',
    },
    {
      firm: firm({ offer: [flights, hire], measure: [{ ...fixed, value: 1_500_000 }] }),
      says: 'The fixed costs take $180,000 a year, 76% of the $236,000 that all sales bring. What is left, $56,000, has to pay for all that the sales themselves cost.',
    },
    {
      firm: firm({
        offer: [flights, hire],
        measure: [
          fixed,
          { label: 'cash', metric: 'cash', form: 'money', value: 31_000_000, per: 'once' },
        ],
      }),
      says: 'The fixed costs take $360,000 a year and all sales bring $236,000: a loss of $124,000 a year, before what each sale itself costs. The $310,000 of cash carry that for 30 months at best.',
    },
  ],
  silent: [
    firm({ offer: [flights, hire], measure: [{ ...fixed, value: 500_000 }] }),
    firm({
      offer: [
        { ...flights, margin: 0.5 },
        { ...hire, margin: 0.9 },
      ],
      measure: [fixed],
    }),
  ],
  asks: [
    {
      firm: firm({ offer: [flights, hire], measure: [{ ...fixed, value: 500_000 }] }),
      says: 'Tell me what a sale of flight lessons costs you, and I can say what is left of a year after the fixed costs.',
    },
  ],
}
