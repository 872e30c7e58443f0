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
    {
      firm: firm({
        offer: [tests],
        segment: [{ label: 'the insurer', single: true, share: 0.6 }],
        change: [
          {
            ...rate,
            label: 'the refund',
            touches: 'funding',
            about: 'segment-1',
            from: 5_000,
            to: 6_000,
          },
        ],
      } as Parameters<typeof firm>[0]),
      says: 'The refund: from $50 to $60, $10 more for each sale to the insurer. At 60% of the 900 that a year brings of hearing tests, that is about 540 of them and $5,400 a year, as far as it comes to you.',
    },
  ],
  silent: [
    firm({
      offer: [tests],
      segment: [{ label: 'the insurer', single: true, share: 0.6 }],
      change: [{ ...rate, about: 'segment-1', from: 500_000, to: 600_000 }],
    } as Parameters<typeof firm>[0]),
    firm({ offer: [tests], change: [{ ...rate, from: 200_000, to: 100_000 }] }),
    firm({ offer: [tests], change: [{ ...rate, touches: 'cost', from: 8_000, to: 9_000 }] }),
  ],
}
