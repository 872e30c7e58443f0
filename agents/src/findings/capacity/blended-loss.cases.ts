import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const SIGN = { one: 'sale', many: 'sales' }

/** A sign maker and a farrier learn what room may cost; a brake on a line whose cost is unknown takes no average, and refused tons are not priced by the kilo. */
export const cases: RuleCases = {
  rule: 'capacity.blended-loss',
  fires: [
    {
      firm: firm(
        {
          constraint: [{ label: 'the plotter', sort: 'capacity', lost: 25, about: 'offer-1' }],
          offer: [
            {
              label: 'shop signs',
              unit: SIGN,
              price: dollars(1200, 'sale', 'AUD'),
              margin: 0.5,
              share: 0.75,
            },
            {
              label: 'stickers',
              unit: SIGN,
              price: dollars(100, 'sale', 'AUD'),
              margin: 0.7,
              share: 0.25,
            },
          ],
        },
        { currency: 'AUD' },
      ),
      says: 'After their own cost, the 25 sales turned away would have left about A$15,000 in a year. That is the most that more room may cost in a year; beyond it, turning away is cheaper.',
    },
    {
      firm: firm({
        constraint: [{ label: 'Saturday rounds', sort: 'capacity', lost: 120, about: 'offer-2' }],
        offer: [
          { label: 'horseshoes', price: dollars(30), share: 0.5 },
          {
            label: 'hoof care',
            price: dollars(60),
            unitCost: dollars(25),
            share: 0.5,
          },
        ],
      }),
      says: 'After their own cost, the 120 sales turned away would have left about $4,200 in a year. That is the most that more room may cost in a year; beyond it, turning away is cheaper.',
    },
    {
      firm: firm({
        constraint: [{ label: 'Ines alone', sort: 'one-person', lost: 40, hoursEach: 6 }],
        offer: [
          {
            label: 'lamps',
            price: dollars(900),
            unitCost: dollars(400),
            volume: 150,
            hoursEach: 6,
          },
          { label: 'wicks', price: dollars(20), unitCost: dollars(5), volume: 3000 },
        ],
      }),
      says: 'After their own cost, the 40 sales turned away would have left about $20,000 in a year. That is the most that more room may cost in a year; beyond it, turning away is cheaper.',
    },
  ],
  silent: [
    firm({
      constraint: [{ label: 'the drying room', sort: 'capacity', lost: 12 }],
      offer: [{ label: 'loose herbs', price: dollars(21), margin: 0.6, volume: 40_000 }],
    }),
    firm({
      constraint: [{ label: 'the mill', sort: 'capacity', lost: 60 }],
      offer: [
        { label: 'flour', price: dollars(2), margin: 0.4, volume: 9000, share: 0.7 },
        { label: 'baking days', price: dollars(95), margin: 0.8, volume: 80, share: 0.3 },
      ],
    }),
    firm({
      constraint: [{ label: 'Saturday rounds', sort: 'capacity', lost: 120, about: 'offer-1' }],
      offer: [
        { label: 'hoof care', price: dollars(60), share: 0.5 },
        { label: 'horseshoes', price: dollars(30), margin: 0.3, share: 0.5 },
      ],
    }),
    firm({
      constraint: [{ label: 'the plotter', sort: 'capacity', lost: 25 }],
      offer: [{ label: 'shop signs', price: dollars(1200) }],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'the mill', sort: 'capacity', lost: 60 }],
        offer: [
          { label: 'flour', price: dollars(2), margin: 0.4, volume: 9000, share: 0.7 },
          { label: 'baking days', price: dollars(95), margin: 0.8, volume: 80, share: 0.3 },
        ],
      }),
      says: 'Tell me which of your lines you turn away because of the mill, and I can say what more room may cost at most.',
    },
    {
      firm: firm({
        constraint: [{ label: 'the plotter', sort: 'capacity', lost: 25 }],
        offer: [{ label: 'shop signs', price: dollars(1200) }],
      }),
      says: 'Tell me what a sale of shop signs costs you, and I can say what more room may cost at most.',
    },
  ],
}
