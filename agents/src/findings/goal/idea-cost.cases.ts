import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A puppet theatre and a podiatrist compare ideas by the sale; ideas that cost alike, or by the hour, are not ranked. */
export const cases: RuleCases = {
  rule: 'goal.idea-cost',
  fires: [
    {
      firm: firm(
        {
          idea: [
            { label: 'readings in schools', cost: dollars(1200, 'year', 'EUR'), brings: 400 },
            { label: 'radio spots', cost: dollars(6000, 'once', 'EUR'), brings: 300 },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'By what each further sale would cost in the first year, the ideas lie far apart: about €3 with readings in schools, about €20 with radio spots. The same money goes 6.7 times as far.',
    },
    {
      firm: firm({
        organization: [{ label: 'Sole Care', unit: { one: 'appointment', many: 'appointments' } }],
        idea: [
          { label: 'Saturday hours', cost: dollars(700, 'month'), brings: 350 },
          { label: 'letters to surgeries', cost: dollars(300), brings: 60 },
          { label: 'a stand at the market', cost: dollars(2500), brings: 40 },
        ],
      }),
      says: 'By what each further appointment would cost in the first year, the ideas lie far apart: about $5 with letters to surgeries, about $62.50 with a stand at the market. The same money goes 12.5 times as far.',
    },
  ],
  silent: [
    // One brings members and the other sales: nothing is compared.
    firm({
      goal: [{ label: 'friends', counts: 'members', baseline: 200, target: 300 }],
      offer: [
        { label: 'books', price: dollars(40) },
        { label: 'maps', price: dollars(900) },
      ],
      idea: [
        { label: 'radio spots', cost: dollars(1000), brings: 100, about: 'goal-1' },
        { label: 'a stand', cost: dollars(9000), brings: 110, about: 'offer-1' },
      ],
    }),
    firm({
      idea: [
        { label: 'radio spots', cost: dollars(1000), brings: 100 },
        { label: 'leaflets', cost: dollars(1200), brings: 110 },
      ],
    }),
    firm({
      idea: [
        { label: 'radio spots', cost: dollars(1000), brings: 100 },
        { label: 'a student helper', cost: dollars(18, 'hour'), brings: 110 },
      ],
    }),
  ],
  asks: [
    {
      firm: firm({
        idea: [
          { label: 'radio spots', cost: dollars(1000), brings: 100 },
          { label: 'readings in schools', brings: 400 },
        ],
      }),
      says: 'Tell me what readings in schools would cost, and I can say which idea brings a sale for the least money.',
    },
  ],
}
