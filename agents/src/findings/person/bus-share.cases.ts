import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A drone surveyor and a yoga house hang on one person each; a small line, or somebody with a stand-in, carries nothing. */
export const cases: RuleCases = {
  rule: 'person.bus-share',
  fires: [
    {
      firm: firm(
        {
          offer: [
            { label: 'roof surveys', share: 0.6 },
            { label: 'mapping', share: 0.4 },
          ],
          person: [{ label: 'Kofi', alone: true, about: 'offer-1' }],
          measure: [
            { label: 'sales', metric: 'sales', form: 'money', per: 'year', value: 38_400_000 },
          ],
        },
        { currency: 'GBP' },
      ),
      says: 'With roof surveys, 60% of sales pass through Kofi alone: each week of absence holds up about £4,800.',
    },
    {
      firm: firm({
        offer: [
          { label: 'teacher training', share: 0.45 },
          { label: 'classes', share: 0.55 },
        ],
        constraint: [{ label: 'the examiner', sort: 'one-person', about: 'offer-1' }],
      }),
      says: 'With teacher training, 45% of sales pass through a single person: nobody else can bring that part in.',
    },
  ],
  silent: [
    firm({
      offer: [
        { label: 'teacher training', share: 0.45 },
        { label: 'classes', share: 0.55 },
      ],
      constraint: [{ label: 'the examiner', sort: 'one-person', about: 'offer-1', lost: 14 }],
    }),
    firm({
      offer: [
        { label: 'roof surveys', share: 0.95 },
        { label: 'mapping', share: 0.05 },
      ],
      person: [{ label: 'Kofi', alone: true, about: 'offer-2' }],
    }),
    firm({
      offer: [
        { label: 'roof surveys', share: 0.6 },
        { label: 'mapping', share: 0.4 },
      ],
      person: [{ label: 'Kofi', about: 'offer-1' }],
    }),
  ],
  asks: [
    {
      firm: firm({
        offer: [{ label: 'roof surveys' }, { label: 'mapping' }],
        person: [{ label: 'Kofi', alone: true, about: 'offer-1' }],
      }),
      says: 'Tell me the part of sales that comes from roof surveys, and I can say how much hangs on Kofi.',
    },
  ],
}
