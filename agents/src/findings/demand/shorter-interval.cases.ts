import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const checks = {
  label: 'boiler checks',
  price: dollars(120),
  unitCost: dollars(40),
  volume: 600,
}
const law = { label: 'the new term', form: 'months' as const, from: 36, to: 24, about: 'offer-1' }

/** A heating firm and a dentist see their customers sooner; a longer term, or one that is about no line, brings nobody. */
export const cases: RuleCases = {
  rule: 'demand.shorter-interval',
  fires: [
    {
      firm: firm({ offer: [checks], change: [{ ...law, bearing: 'helps' }] }),
      says: 'The new term: with 24 months in place of 36 months, those who come back come 1.5 times as often. On boiler checks that is up to 300 more a year, which would leave about $24,000. They have bought already: remind them before somebody else does.',
    },
    {
      firm: firm({
        offer: [{ label: 'fillings', volume: 100 }],
        change: [{ ...law, from: 12, to: 6 }],
      }),
      says: 'The new term: with 6 months in place of 12 months, those who come back come 2 times as often. On fillings that is up to 100 more a year. They have bought already: remind them before somebody else does.',
    },
  ],
  silent: [
    firm({ offer: [checks], change: [{ ...law, from: 24, to: 36 }] }),
    firm({ offer: [checks], change: [{ ...law, about: undefined }] }),
    firm({ offer: [checks], change: [{ ...law, bearing: 'hurts' }] }),
  ],
}
