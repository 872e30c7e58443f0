import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const offer = [{ label: 'gas safety checks', price: dollars(90, 'sale', 'GBP'), margin: 0.6 }]
const law = { label: 'the register of fitters', touches: 'rule', when: '2027-02' } as const

/** A gas fitter and a hostel have a fine to fear; a cost is no rule, and without a contribution a fine is only a sum. */
export const cases: RuleCases = {
  rule: 'rules.penalty',
  fires: [
    {
      firm: firm(
        { offer, change: [{ ...law, penalty: dollars(5000, 'once', 'GBP') }] },
        { currency: 'GBP' },
      ),
      says: 'The register of fitters: failing to comply costs £5,000, as much as 93 sales leave you. There are 2 months left.',
    },
    {
      firm: firm({
        organization: [{ label: 'Harbour Hostel', unit: { one: 'night', many: 'nights' } }],
        offer: [{ label: 'beds', price: dollars(28), unitCost: dollars(8) }],
        change: [{ label: 'fire doors', touches: 'rule', penalty: dollars(12000) }],
      }),
      says: 'Fire doors: failing to comply costs $12,000, as much as 600 nights leave you.',
    },
  ],
  silent: [
    firm({ offer, change: [{ ...law, touches: 'cost', penalty: dollars(5000, 'once', 'GBP') }] }),
    firm({
      offer: [{ label: 'gas safety checks', price: dollars(90) }],
      change: [{ ...law, penalty: dollars(5000) }],
    }),
  ],
  asks: [
    {
      firm: firm({ offer, change: [law] }, { currency: 'GBP' }),
      says: 'Tell me what failing to comply with the register of fitters costs, and I can say how many sales would have to earn it.',
    },
  ],
}
