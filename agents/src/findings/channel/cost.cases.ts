import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A vineyard pays much more in one channel than in another, a surveyor has one; customers that nobody counted are asked about. */
export const cases: RuleCases = {
  rule: 'channel.cost',
  fires: [
    {
      firm: firm(
        {
          channel: [
            { label: 'the wine fair', spend: dollars(7200, 'year', 'EUR'), customers: 30 },
            { label: 'the newsletter', spend: dollars(40, 'month', 'EUR'), customers: 12 },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'The wine fair: a customer costs €240, 6 times the €40 of the newsletter. It pays only as long as one of those customers leaves more than that.',
    },
    {
      firm: firm({
        offer: [{ label: 'boundary surveys', price: dollars(1500) }],
        channel: [{ label: 'search ads', spend: dollars(500, 'month'), customers: 20 }],
      }),
      says: 'Search ads: a new customer costs $300, 20% of what an average sale brings in before its own cost.',
    },
  ],
  silent: [
    firm({ channel: [{ label: 'search ads', spend: dollars(500, 'month'), customers: 20 }] }),
    firm({
      offer: [{ label: 'boundary surveys', price: dollars(1500) }],
      channel: [{ label: 'a canvasser', spend: dollars(30, 'hour'), customers: 20 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'boundary surveys', price: dollars(1500) }],
        channel: [{ label: 'search ads', spend: dollars(500, 'month') }],
      }),
      says: 'Tell me how many customers came through search ads in the last year, and I can say what each of them costs you.',
    },
  ],
}
