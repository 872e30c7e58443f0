import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const lamps = { label: 'paper lamps', price: dollars(80), unitCost: dollars(35) }

/** A lamp maker and a coach paid for what did not work; an attempt that worked, or without a sum, is left alone. */
export const cases: RuleCases = {
  rule: 'channel.failed-attempt',
  fires: [
    {
      firm: firm({
        offer: [lamps],
        channel: [{ label: 'the design fair', attempt: 'failed', spend: dollars(2700, 'once') }],
      }),
      says: 'The design fair: the failed attempt cost $2,700, and it takes 60 sales to earn that back. Fix beforehand at which sum the next one stops.',
    },
    {
      firm: firm(
        {
          organization: [{ label: 'Stride', unit: { one: 'programme', many: 'programmes' } }],
          offer: [{ label: 'coaching', price: dollars(45000, 'sale', 'INR'), margin: 0.7 }],
          channel: [
            {
              label: 'billboards',
              attempt: 'failed',
              spend: dollars(240000, 'once', 'INR'),
              customers: 2,
            },
          ],
        },
        { currency: 'INR' },
      ),
      says: 'Billboards: the failed attempt cost ₹2,40,000, and it takes 8 programmes to earn that back. Fix beforehand at which sum the next one stops.',
    },
  ],
  silent: [
    firm({
      offer: [lamps],
      channel: [{ label: 'the design fair', attempt: 'worked', spend: dollars(2700, 'once') }],
    }),
    firm({ offer: [lamps], channel: [{ label: 'the design fair', attempt: 'failed' }] }),
  ],
}
