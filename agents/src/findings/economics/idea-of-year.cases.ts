import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const lines = [
  { label: 'clocks', price: dollars(1290), volume: 100 },
  { label: 'straps', price: dollars(30), volume: 340 },
]

/** A clock shop and a choir school hold an idea against a year's money; one that is tied to a line, or costs next to nothing, is told otherwise. */
export const cases: RuleCases = {
  rule: 'economics.idea-of-year',
  fires: [
    {
      firm: firm({ offer: lines, idea: [{ label: 'a larger window', cost: dollars(13_920) }] }),
      says: 'A larger window: $13,920, 10% of the $139,200 that all sales bring. What it has to bring for that belongs beside it on the same sheet before anything is ordered.',
    },
    {
      firm: firm({
        offer: [{ label: 'evening choirs' }, { label: 'lessons' }],
        budget: [{ label: 'the year', amount: dollars(12_000, 'year') }],
        idea: [{ label: 'a voice coach', cost: dollars(500, 'month') }],
      }),
      says: 'A voice coach: $6,000 a year, 50% of the $12,000 you may spend. What it has to bring for that belongs beside it on the same sheet before anything is ordered.',
    },
  ],
  silent: [
    firm({
      offer: lines,
      idea: [{ label: 'a larger window', cost: dollars(13_920), about: 'offer-1' }],
    }),
    firm({ offer: lines, idea: [{ label: 'a price list', cost: dollars(300) }] }),
    firm({ offer: lines, idea: [{ label: 'a helper', cost: dollars(30, 'hour') }] }),
  ],
}
