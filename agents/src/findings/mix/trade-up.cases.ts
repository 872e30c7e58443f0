import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const GUEST = { one: 'guest', many: 'guests' }

/** A car wash and a tour guide gain by the next dearer line; one that leaves less, or costs ten times as much, is no step up. */
export const cases: RuleCases = {
  rule: 'mix.trade-up',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'the quick wash',
              unit: { one: 'wash', many: 'washes' },
              price: dollars(9, 'sale', 'EUR'),
              margin: 0.7,
              volume: 20_000,
            },
            {
              label: 'the wax programme',
              unit: { one: 'wash', many: 'washes' },
              price: dollars(16, 'sale', 'EUR'),
              margin: 0.75,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'A buyer who can take the wax programme instead of the quick wash leaves €5.70 more. If 10% of the buyers did, that would be about €11,400 a year, with nobody new to win.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'city walks',
            unit: GUEST,
            price: dollars(25),
            unitCost: dollars(8),
            volume: 3000,
          },
          {
            label: 'food walks',
            unit: GUEST,
            price: dollars(60),
            unitCost: dollars(30),
            volume: 500,
          },
          {
            label: 'private days',
            unit: GUEST,
            price: dollars(480),
            unitCost: dollars(200),
            volume: 40,
          },
        ],
      }),
      says: 'A buyer who can take food walks instead of city walks leaves $13 more. If 10% of the buyers did, that would be about $3,900 a year, with nobody new to win.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'salted nuts', price: dollars(8), unitCost: dollars(3), volume: 9000 },
        { label: 'orchard tours', price: dollars(14), unitCost: dollars(2), volume: 800 },
      ],
    }),
    firm({
      offer: [
        {
          label: 'city walks',
          unit: GUEST,
          price: dollars(25),
          unitCost: dollars(8),
          volume: 3000,
        },
        {
          label: 'food walks',
          unit: GUEST,
          price: dollars(60),
          unitCost: dollars(50),
          volume: 500,
        },
      ],
    }),
    firm({
      offer: [
        {
          label: 'city walks',
          unit: GUEST,
          price: dollars(25),
          unitCost: dollars(8),
          volume: 3000,
        },
        {
          label: 'private days',
          unit: GUEST,
          price: dollars(480),
          unitCost: dollars(200),
          volume: 40,
        },
      ],
    }),
  ],
}
