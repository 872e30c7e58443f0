import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A dress maker and a web agency spend their weeks on the lesser line; hours in step with sales, or a line that takes few hours at all, cost nothing. */
export const cases: RuleCases = {
  rule: 'mix.hours-against-sales',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'alterations', price: dollars(40), volume: 1000, hoursEach: 1.5 },
          { label: 'wedding dresses', price: dollars(2600), volume: 30, hoursEach: 40 },
        ],
      }),
      says: 'Alterations: 56% of the hours, 34% of sales. To bring as much an hour as the rest, the price there would have to rise by 144%.',
    },
    {
      firm: firm(
        {
          offer: [
            {
              label: 'small fixes',
              revenue: dollars(30_000, 'year', 'EUR'),
              volume: 400,
              hoursEach: 2,
            },
            {
              label: 'new sites',
              revenue: dollars(220_000, 'year', 'EUR'),
              volume: 25,
              hoursEach: 90,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Small fixes: 26% of the hours, 12% of sales. To bring as much an hour as the rest, the price there would have to rise by 161%.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'alterations', price: dollars(60), volume: 1000, hoursEach: 1 },
        { label: 'wedding dresses', price: dollars(2600), volume: 30, hoursEach: 40 },
      ],
    }),
    firm({
      offer: [
        { label: 'button repairs', price: dollars(4), volume: 100, hoursEach: 0.2 },
        { label: 'wedding dresses', price: dollars(2600), volume: 30, hoursEach: 40 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [
          { label: 'alterations', price: dollars(40), volume: 1000 },
          { label: 'wedding dresses', price: dollars(2600), volume: 30, hoursEach: 40 },
        ],
      }),
      says: 'Tell me how many hours a sale of alterations takes, and I can say which line takes more of the week than it brings.',
    },
  ],
}
