import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A yeast mill and a cradle maker lose most buyers after the first time; few people, or nearly all returning, are no finding. */
export const cases: RuleCases = {
  rule: 'demand.repeat-rate',
  fires: [
    {
      firm: firm(
        {
          segment: [
            {
              label: 'home brewers',
              size: 2400,
              repeats: 0.35,
              spend: dollars(96, 'year', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Home brewers: of 2,400 customers, about 1,560 do not buy again. Bringing 10% of them back is worth about €15,000 a year, and they know you already.',
    },
    {
      firm: firm({ segment: [{ label: 'young parents', size: 800, repeats: 0.4 }] }),
      says: 'Young parents: of 800 customers, about 480 do not buy again. They know you already and need no introduction.',
    },
  ],
  silent: [
    // Who has learned to swim does not learn it again.
    firm({ segment: [{ label: 'beginners', size: 800, repeats: 0.06 }] }),
    firm({ segment: [{ label: 'hotels', size: 12, repeats: 0.5 }] }),
    firm({ segment: [{ label: 'home brewers', size: 2400, repeats: 0.95 }] }),
  ],
  asks: [
    {
      firm: firm({ segment: [{ label: 'home brewers', size: 2400 }] }),
      says: 'Tell me which part of customers such as home brewers buys again, and I can say how many you lose after the first time.',
    },
  ],
}
