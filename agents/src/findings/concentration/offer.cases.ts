import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** An appliance repairer and a greenhouse rest on one line; lines of like size, or one line alone, are no concentration to compare. */
export const cases: RuleCases = {
  rule: 'concentration.offer',
  fires: [
    {
      firm: firm({
        offer: [
          { label: 'repairs', share: 0.72 },
          { label: 'spare parts', share: 0.23 },
          { label: 'rentals', share: 0.05 },
        ],
      }),
      says: 'Repairs: 72% of sales. A fall by 10% there costs more than losing rentals altogether.',
    },
    {
      firm: firm({
        offer: [
          { label: 'repairs', share: 0.72 },
          { label: 'spare parts', share: 0.21 },
          { label: 'rentals', share: 0.07 },
        ],
      }),
      says: 'Repairs: 72% of sales. A fall by 10% there costs as much as losing rentals altogether.',
    },
    {
      firm: firm(
        {
          offer: [{ label: 'tomatoes', share: 0.6 }],
          measure: [
            { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 95_000_000 },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Tomatoes: 60% of sales. A fall by 10% there costs about €57,000 of sales a year.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'repairs', share: 0.4 },
        { label: 'parts', share: 0.35 },
        { label: 'rentals', share: 0.25 },
      ],
    }),
    firm({ offer: [{ label: 'repairs', share: 1 }] }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'repairs' }, { label: 'spare parts' }] }),
      says: 'Tell me roughly which part of sales comes from repairs, and from the other lines, and I can show what the business rests on.',
    },
  ],
}
