import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.losing-channel',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40) }],
        channel: [{ label: 'the fair', sort: 'paid', spend: dollars(4000, 'year'), customers: 16 }],
      }),
      says: 'Each customer by way of the fair costs $250, and a sale leaves $50: one has to buy 5 times before that is earned back.',
    },
    {
      firm: firm({
        offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40), volume: 300 }],
        channel: [{ label: 'posters', spend: dollars(300, 'month'), customers: 20 }],
      }),
      says: 'Each customer by way of posters costs $180, and a sale leaves $50: one has to buy 4 times before that is earned back.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40) }],
      channel: [{ label: 'the fair', sort: 'paid', spend: dollars(400, 'year'), customers: 16 }],
    }),
    firm({
      offer: [{ label: 'brass lamps', price: dollars(90), unitCost: dollars(40) }],
      channel: [
        {
          label: 'the fair',
          sort: 'paid',
          spend: dollars(4000, 'year'),
          customers: 16,
          attempt: 'failed',
        },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'brass lamps', price: dollars(90) },
          { label: 'bulbs', price: dollars(6) },
        ],
        channel: [{ label: 'the fair', spend: dollars(4000, 'year'), customers: 16 }],
      }),
      says: 'Tell me which of your lines the fair sells, and I can say whether it earns back what it costs.',
    },
  ],
}
