import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A campsite and a tax adviser have a dead quarter; an even year, or the months of a single line, say nothing. */
export const cases: RuleCases = {
  rule: 'season.quiet-share',
  fires: [
    {
      firm: firm({
        measure: [
          {
            label: 'booked nights',
            metric: 'volume',
            byMonth: [10, 20, 60, 150, 300, 500, 900, 950, 400, 150, 40, 20],
          },
        ],
      }),
      says: 'From December to February you make 1.4% of the year, where an even spread would bring 25%. What those months cost has to be earned in the others.',
    },
    {
      firm: firm(
        {
          measure: [
            {
              label: 'fees',
              metric: 'sales',
              form: 'money',
              byMonth: [
                800_000, 900_000, 1_500_000, 1_400_000, 900_000, 500_000, 300_000, 200_000, 400_000,
                700_000, 800_000, 800_000,
              ],
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'From July to September you make 9.8% of the year, where an even spread would bring 25%. What those months cost has to be earned in the others.',
    },
  ],
  silent: [
    firm({
      measure: [
        {
          label: 'orders',
          metric: 'volume',
          byMonth: [90, 80, 95, 100, 100, 90, 85, 80, 95, 100, 110, 120],
        },
      ],
    }),
    firm({
      offer: [{ label: 'ice cream' }, { label: 'coffee' }],
      measure: [
        {
          label: 'ice cream sold',
          metric: 'volume',
          about: 'offer-1',
          byMonth: [1, 1, 5, 20, 60, 90, 120, 110, 50, 10, 2, 1],
        },
      ],
    }),
  ],
}
