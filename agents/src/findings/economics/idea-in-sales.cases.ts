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
      says: 'The drying shed: $4,500, the price of 500 further sales of honey jars at $9 each, before their own cost. A year brings 700 today.',
    },
    {
      firm: firm({
        idea: [{ label: 'the lift', cost: dollars(24_000, 'once') }],
        offer: [{ label: 'entries', price: dollars(12, 'sale') }],
      }),
      says: 'The lift: $24,000, the price of 2,000 further sales of entries at $12 each, before their own cost.',
    },
    {
      firm: firm({
        idea: [{ label: 'the new pump', cost: dollars(6_000, 'once') }],
        offer: [{ label: 'garden plots', price: dollars(120, 'year'), volume: 90 }],
      }),
      says: 'The new pump: $6,000, as much as 50 new buyers of garden plots pay in their first year at $120. Each further year they stay counts again. A year brings 90 today.',
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
      says: 'Leaflets for clocks: $10,800 each year. It takes 14 further sales of clocks to earn that back, at $800 left from each after its own cost. A year brings 168 today. By the card the idea brings 6, which leaves about $4,800 a year: a loss of about $6,000 a year.',
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
      says: 'A yearly strap box: $800. It takes 10 further sales of strap box to earn that back, at $86 left from each after its own cost. A year brings 340 today. By the card the idea brings 60, which leaves about $5,160 a year: about $4,360 more than the cost of the first year.',
    },
    {
      // It brings members, and is priced by what one of them gives, not by the books that are sold.
      firm: firm({
        organization: [{ label: 'Lend', sells: 'gifts' }],
        goal: [
          {
            label: 'monthly friends',
            counts: 'members',
            baseline: 200,
            target: 300,
            unit: { one: 'friend', many: 'friends' },
            about: 'segment-1',
          },
        ],
        segment: [{ label: 'monthly friends', spend: dollars(20, 'month'), size: 200 }],
        idea: [
          { label: 'calls to lapsed friends', cost: dollars(1_200), brings: 25, about: 'goal-1' },
        ],
        offer: [
          { label: 'books', price: dollars(40), unitCost: dollars(10), volume: 4000 },
          { label: 'maps', price: dollars(900), unitCost: dollars(300), volume: 12 },
        ],
      }),
      says: 'Calls to lapsed friends: $1,200. It takes 5 friends more to bring that in, at $240 a year each. By the card the idea brings 25, which brings in about $6,000 a year: about $4,800 more than the cost of the first year.',
    },
    {
      // A lasting purchase has its payback; one year says nothing of it.
      firm: firm({
        idea: [{ label: 'the second kiln', cost: dollars(30_000), brings: 200, about: 'offer-2' }],
        offer: [
          { label: 'courses', price: dollars(300), unitCost: dollars(90), volume: 60 },
          { label: 'tiles', price: dollars(90), unitCost: dollars(30), volume: 700 },
        ],
      }),
      says: 'The second kiln: $30,000. It takes 500 further sales of tiles to earn that back, at $60 left from each after its own cost. A year brings 700 today. By the card the idea brings 200, which leaves about $12,000 a year: paid back after about 2.5 years. Set that against how long it lasts, and what it will still be worth then.',
    },
  ],
  silent: [
    // Nothing says which of the two it is for: it is asked, and priced by neither.
    firm({
      idea: [{ label: 'postcards', cost: dollars(900), brings: 20 }],
      offer: [
        { label: 'clocks', price: dollars(1290), unitCost: dollars(490), volume: 168 },
        { label: 'straps', price: dollars(30), unitCost: dollars(9), volume: 340 },
      ],
    }),
    // Tied to a goal of members of whom nobody knows what one brings.
    firm({
      goal: [{ label: 'friends', counts: 'members', baseline: 200, target: 300 }],
      idea: [{ label: 'postcards', cost: dollars(900), brings: 20, about: 'goal-1' }],
      offer: [{ label: 'clocks', price: dollars(1290), volume: 168 }],
    }),
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
  asks: [
    {
      firm: firm({
        idea: [{ label: 'postcards', cost: dollars(900), brings: 20 }],
        offer: [
          { label: 'clocks', price: dollars(1290), unitCost: dollars(490), volume: 168 },
          { label: 'straps', price: dollars(30), unitCost: dollars(9), volume: 340 },
        ],
      }),
      says: 'Tell me which line or goal postcards is for, and I can say how much of it has to come to pay for it.',
    },
  ],
}
