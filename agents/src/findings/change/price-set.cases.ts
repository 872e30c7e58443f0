import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const tests = { label: 'hearing tests', price: dollars(80), unitCost: dollars(25), volume: 900 }
const rate = {
  label: 'the insurers’ rate',
  form: 'money' as const,
  touches: 'rule' as const,
  about: 'offer-1',
}

/** An ear clinic and a school bus are paid at rates that others set; another sum, or a cost, is no price. */
export const cases: RuleCases = {
  rule: 'change.price-set',
  fires: [
    {
      firm: firm({ offer: [tests], change: [{ ...rate, from: 8_000, to: 6_500 }] }),
      says: 'The insurers’ rate: from $80 to $65, $15 less for each sale of hearing tests, about $13,500 a year. After its own cost $40 of each is left.',
    },
    {
      firm: firm({
        offer: [{ label: 'school runs', price: dollars(120) }],
        change: [{ ...rate, label: 'the county’s rate', from: 12_000, to: 13_000 }],
      }),
      says: 'The county’s rate: from $120 to $130, $10 more for each sale of school runs.',
    },
  ],
  silent: [
    firm({ offer: [tests], change: [{ ...rate, from: 200_000, to: 100_000 }] }),
    firm({ offer: [tests], change: [{ ...rate, touches: 'cost', from: 8_000, to: 9_000 }] }),
  ],
}
