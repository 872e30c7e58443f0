import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A patent searcher and an upholsterer rank lines by the hour; lines alike by the hour, or sold by the day, are not ranked. */
export const cases: RuleCases = {
  rule: 'capacity.hour-value',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'full opinions',
              price: dollars(2400, 'sale', 'EUR'),
              margin: 1,
              hoursEach: 40,
            },
            {
              label: 'novelty searches',
              price: dollars(360, 'sale', 'EUR'),
              margin: 1,
              hoursEach: 3,
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'An hour of work leaves about €120 with novelty searches and €60 with full opinions, though a single sale of the second leaves more. While hours are short, each hour moved from the second to the first is worth €60, as long as there is such work waiting.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'sofas',
            price: dollars(1800),
            unitCost: dollars(600),
            hoursEach: 15,
            volume: 90,
          },
          {
            label: 'dining chairs',
            price: dollars(220),
            unitCost: dollars(80),
            hoursEach: 4,
            volume: 300,
          },
        ],
      }),
      says: 'An hour of work leaves about $80 with sofas and $35 with dining chairs. While hours are short, each hour moved from the second to the first is worth $45, as long as there is such work waiting.',
    },
    {
      // The goal asks for more of the last line, and all of them can be ranked.
      firm: firm({
        goal: [{ label: 'sofas', counts: 'sales', baseline: 30, target: 45, about: 'offer-1' }],
        offer: [
          {
            label: 'sofas',
            price: dollars(1800),
            unitCost: dollars(600),
            hoursEach: 40,
            volume: 30,
          },
          {
            label: 'stools',
            price: dollars(220),
            unitCost: dollars(80),
            hoursEach: 2,
            volume: 300,
          },
          { label: 'dining chairs', price: dollars(220), unitCost: dollars(80), hoursEach: 4 },
        ],
      }),
      says: 'What an hour of work leaves, line by line: with stools about $70, with dining chairs about $35, with sofas about $30. Whoever has to choose which work to take begins at the top; by what one sale leaves, sofas would stand first.',
    },
    {
      firm: firm({
        offer: [
          {
            label: 'sofas',
            price: dollars(1800),
            unitCost: dollars(600),
            hoursEach: 15,
            volume: 90,
          },
          { label: 'stools', price: dollars(120), unitCost: dollars(80), hoursEach: 1 },
          { label: 'dining chairs', price: dollars(220), unitCost: dollars(80), hoursEach: 4 },
        ],
      }),
      says: 'What an hour of work leaves, line by line: with sofas about $80, with stools about $40, with dining chairs about $35. Whoever has to choose which work to take begins at the top.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'sofas', price: dollars(1800), unitCost: dollars(600), hoursEach: 15 },
        { label: 'armchairs', price: dollars(900), unitCost: dollars(300), hoursEach: 8 },
      ],
    }),
    firm({
      offer: [
        { label: 'audits', price: dollars(900, 'day'), margin: 0.9, hoursEach: 8 },
        { label: 'novelty searches', price: dollars(360), margin: 1, hoursEach: 3 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        constraint: [{ label: 'the workshop', sort: 'capacity' }],
        offer: [
          { label: 'sofas', price: dollars(1800), unitCost: dollars(600), hoursEach: 15 },
          { label: 'armchairs', price: dollars(900), unitCost: dollars(300) },
        ],
      }),
      says: 'Tell me how many hours a sale of armchairs takes, and I can say which line to take first while hours are short.',
    },
  ],
}
