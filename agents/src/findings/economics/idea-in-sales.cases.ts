import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A beekeeper's shed and a museum's lift are told in sales; with a known cost of a sale, or without a price, another rule or none speaks. */
export const cases: RuleCases = {
  rule: 'economics.idea-in-sales',
  fires: [
    {
      firm: firm({
        idea: [{ label: 'the drying shed', cost: dollars(4_500, 'once') }],
        offer: [{ label: 'honey jars', price: dollars(9, 'sale'), volume: 700 }],
      }),
      says: 'The drying shed costs $4,500, the price of 500 further sales of honey jars at $9 each, before their own cost. A year brings 700 today.',
    },
    {
      firm: firm({
        idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
        offer: [{ label: 'entries', price: dollars(12, 'sale') }],
      }),
      says: 'The lift costs $24,000, the price of 2,000 further sales of entries at $12 each, before their own cost.',
    },
    {
      firm: firm({
        idea: [{ label: 'the new pump', cost: dollars(6_000, 'once') }],
        offer: [{ label: 'garden plots', price: dollars(120, 'year'), volume: 90 }],
      }),
      says: 'The new pump costs $6,000, as much as 50 new customers for garden plots pay in their first year at $120. Each further year they stay counts again. A year brings 90 today.',
    },
    {
      // Leaflets for the mended clocks, by their card, bring less than they cost.
      firm: firm({
        idea: [
          { label: 'leaflets for clocks', cost: dollars(900, 'month'), brings: 6 },
          { label: 'a yearly strap box', cost: dollars(800), brings: 60 },
        ],
        offer: [
          { label: 'clocks', price: dollars(1290), unitCost: dollars(490), volume: 168 },
          { label: 'strap box', price: dollars(119), unitCost: dollars(33), volume: 340 },
          { label: 'visits', price: dollars(70, 'hour') },
        ],
      }),
      says: 'Leaflets for clocks cost $10,800. It takes 14 further sales of clocks to earn that back, at $800 left from each after its own cost. A year brings 168 today. By the card the idea brings 6, which leaves about $4,800: a loss of about $6,000 a year.',
    },
    {
      firm: firm({
        idea: [{ label: 'a yearly strap box', cost: dollars(800), brings: 60 }],
        offer: [
          { label: 'clocks', price: dollars(1290), unitCost: dollars(490), volume: 168 },
          { label: 'strap box', price: dollars(119), unitCost: dollars(33), volume: 340 },
          { label: 'visits', price: dollars(70, 'hour') },
        ],
      }),
      says: 'A yearly strap box costs $800. It takes 10 further sales of strap box to earn that back, at $86 left from each after its own cost. A year brings 340 today. By the card the idea brings 60, which leaves about $5,160: about $4,360 more than the cost of the first year.',
    },
  ],
  silent: [
    firm({
      idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
      offer: [{ label: 'passes', price: dollars(12, 'month') }],
    }),
    firm({ idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }] }),
    firm({
      idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
      offer: [{ label: 'entries', price: dollars(12, 'sale'), unitCost: dollars(2) }],
    }),
  ],
}
