import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const GARDEN = { one: 'garden', many: 'gardens' }

/** A garden designer wants more and fewer at once, and so does a kennel; goals about different lines do not quarrel. */
export const cases: RuleCases = {
  rule: 'goal.conflict',
  fires: [
    {
      firm: firm(
        {
          goal: [
            { label: 'gardens', counts: 'sales', baseline: 24, target: 30, unit: GARDEN },
            { label: 'gardens at most', counts: 'sales', baseline: 24, target: 16, unit: GARDEN },
          ],
          offer: [{ label: 'garden design', price: dollars(5200, 'sale', 'GBP') }],
        },
        { currency: 'GBP' },
      ),
      says: 'The goals pull apart: 30 gardens and 16 cannot be had in the same year. At £5,200 each, 30 bring £156,000; 16 bring as much only at £9,750.',
    },
    {
      firm: firm({
        goal: [
          { label: 'boarding stays', counts: 'sales', baseline: 700, target: 900 },
          { label: 'calm weeks', counts: 'sales', baseline: 700, target: 560 },
        ],
      }),
      says: 'The goals pull apart: 900 sales and 560 cannot be had in the same year, so decide which of them goes before money is spent on either.',
    },
  ],
  silent: [
    firm({
      goal: [
        { label: 'long stays', counts: 'sales', baseline: 70, target: 90, about: 'offer-1' },
        { label: 'day visits', counts: 'sales', baseline: 400, target: 200, about: 'offer-2' },
      ],
      offer: [{ label: 'long stays' }, { label: 'day visits' }],
    }),
    firm({
      goal: [
        { label: 'stays', counts: 'sales', baseline: 700, target: 900 },
        { label: 'cancelled stays', counts: 'other', baseline: 60, target: 30 },
      ],
    }),
  ],
}
