import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A heat-pump fitter and an invoicing app grow and fall behind; who outgrows the market, or shrinks openly, hides nothing. */
export const cases: RuleCases = {
  rule: 'mix.losing-share',
  fires: [
    {
      firm: firm(
        {
          offer: [
            {
              label: 'heat pumps',
              growth: 0.06,
              marketGrowth: 0.18,
              revenue: dollars(530_000, 'year', 'EUR'),
            },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'Heat pumps: sales up by 6%, the market up by 18%, so 10% of your place in it went to others in a year. Keeping pace would have brought about €60,000 more.',
    },
    {
      firm: firm({
        offer: [
          { label: 'the invoicing app', growth: 0.1, marketGrowth: 0.25 },
          { label: 'support', growth: 0.1, marketGrowth: 0.05 },
        ],
      }),
      says: 'The invoicing app: sales up by 10%, the market up by 25%, so 12% of your place in it went to others in a year.',
    },
    {
      // It falls where its market stands still.
      firm: firm({ offer: [{ label: 'flue sweeps', growth: -0.08, marketGrowth: 0 }] }),
      says: 'Flue sweeps: sales down by 8%, the market flat, so 8% of your place in it went to others in a year.',
    },
  ],
  silent: [
    firm({ offer: [{ label: 'heat pumps', growth: 0.2, marketGrowth: 0.18 }] }),
    firm({ offer: [{ label: 'heat pumps', growth: -0.05, marketGrowth: -0.06 }] }),
  ],
  asks: [
    {
      firm: firm({ offer: [{ label: 'heat pumps', growth: 0.06 }] }),
      says: 'Tell me by how much the whole market for heat pumps grew, and I can say whether you gain or lose ground in it.',
    },
  ],
}
