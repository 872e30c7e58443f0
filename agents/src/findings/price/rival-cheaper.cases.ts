import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

/** A cabinet maker and a school-uniform shop are undercut; a rival who is dearer, or sales nobody told, cost nothing to match. */
export const cases: RuleCases = {
  rule: 'price.rival-cheaper',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'kitchen fronts', revenue: dollars(300_000, 'year', 'EUR') },
            { label: 'worktops' },
          ],
          rival: [
            { label: 'importers', gapLow: -0.3, gapHigh: -0.2, about: 'offer-1' },
            { label: 'Frontwerk', gapLow: -0.15, about: 'offer-1' },
          ],
        },
        { currency: 'EUR' },
      ),
      says: 'To match Frontwerk on kitchen fronts, at 15% less, would cost €45,000 a year if as many buy; to match importers more. For a part of that you can offer something they do not.',
    },
    {
      firm: firm({
        rival: [{ label: 'the supermarkets', gapLow: -0.4, gapHigh: -0.3 }],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 42_000_000 },
        ],
      }),
      says: 'To match the supermarkets, at 30% to 40% less, would cost $126,000 to $168,000 a year if as many buy. For a part of that you can offer something they do not.',
    },
    {
      firm: firm({
        rival: [
          { label: 'Uniform Direct', gapLow: -0.25, gapHigh: -0.2 },
          { label: 'the outlet', gapLow: -0.2 },
        ],
        measure: [
          { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 42_000_000 },
        ],
      }),
      says: 'To match Uniform Direct and the outlet, at 20% to 25% less, would cost $84,000 to $105,000 a year if as many buy. For a part of that you can offer something they do not.',
    },
  ],
  silent: [
    firm({
      rival: [{ label: 'the department store', gapLow: 0.1, gapHigh: 0.2 }],
      measure: [{ label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 42_000_000 }],
    }),
    firm({ rival: [{ label: 'the supermarkets', gapLow: -0.4 }] }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'kitchen fronts' }],
        rival: [{ label: 'importers', gapLow: -0.3, about: 'offer-1' }],
      }),
      says: 'Tell me your yearly sales of kitchen fronts, and I can say what matching importers would cost.',
    },
  ],
}
