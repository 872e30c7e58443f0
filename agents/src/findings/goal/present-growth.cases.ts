import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A stove shop grows too slowly for its goal, a ferry faster than its own asks; without a date, or without growth, nothing follows. */
export const cases: RuleCases = {
  rule: 'goal.present-growth',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'pellet stoves sold',
            counts: 'sales',
            baseline: 120,
            target: 160,
            by: '2027-12',
          },
        ],
        offer: [{ label: 'pellet stoves', growth: 0.08 }],
      }),
      says: 'At last year’s growth of 8%, the goal of 160 is about 3.7 years away; it falls due in 13 months, and by then only 26% of the way will be gone.',
    },
    {
      firm: firm(
        {
          goal: [
            {
              label: 'crossings',
              counts: 'sales',
              baseline: 4000,
              target: 4300,
              by: '2028-06',
            },
          ],
          measure: [{ label: 'crossings sold', metric: 'volume', value: 4000, previous: 3600 }],
        },
        { currency: 'NOK' },
      ),
      says: 'At last year’s growth of 11%, the goal of 4,300 is about 8 months away and falls due in 19 months, so it asks for less than you are already doing.',
    },
    {
      // A goal in money that bears the name of a line earns with the margin of that line.
      firm: firm({
        goal: [
          {
            label: 'oak tables',
            counts: 'sales',
            form: 'money',
            baseline: 10_000_000,
            target: 20_000_000,
            by: '2027-11-22',
          },
        ],
        offer: [
          { label: 'oak tables', revenue: dollars(100_000, 'year'), margin: 0.5, growth: 0.2 },
          { label: 'repairs', revenue: dollars(300_000, 'year'), margin: 0.1 },
        ],
      }),
      says: 'At last year’s growth of 20%, the goal of $200,000 is about 3.8 years away; it falls due in 12 months, and by then only 20% of the way will be gone.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'pellet stoves sold', counts: 'sales', baseline: 120, target: 160 }],
      offer: [{ label: 'pellet stoves', growth: 0.08 }],
    }),
    firm({
      goal: [
        { label: 'houses served', counts: 'sales', baseline: 120, target: 160, by: '2027-12' },
      ],
      offer: [{ label: 'pellet stoves', growth: 0.08 }, { label: 'repairs' }],
    }),
    firm({
      goal: [{ label: 'stoves sold', counts: 'sales', baseline: 120, target: 160, by: '2027-12' }],
      offer: [{ label: 'pellet stoves', growth: -0.04 }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [
          { label: 'stoves sold', counts: 'sales', baseline: 120, target: 160, by: '2027-12' },
        ],
        offer: [{ label: 'pellet stoves' }],
      }),
      says: 'Tell me by how much sales of pellet stoves grew or fell in the last year, and I can say when the goal would be reached if nothing changed.',
    },
  ],
}
