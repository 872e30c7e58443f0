import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** An animal shelter and an accounting app push a high rate higher; a low rate and a margin are other matters. */
export const cases: RuleCases = {
  rule: 'goal.remainder',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'rehomed animals',
            counts: 'other',
            form: 'share',
            baseline: 0.8,
            target: 0.9,
          },
        ],
      }),
      says: 'Going from 80% to 90% looks like a small step, but the 20% still missing has to come down to 10%: 50% of the cases that go wrong today must go right.',
    },
    {
      firm: firm({
        goal: [
          {
            label: 'yearly renewals',
            counts: 'retention',
            form: 'share',
            baseline: 0.88,
            target: 0.92,
          },
        ],
      }),
      says: 'Going from 88% to 92% looks like a small step, but the 12% still missing has to come down to 8%: 33% of the cases that go wrong today must go right.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'tenders won', counts: 'other', form: 'share', baseline: 0.2, target: 0.3 }],
    }),
    firm({
      goal: [
        { label: 'gross margin', counts: 'margin', form: 'share', baseline: 0.55, target: 0.6 },
      ],
    }),
  ],
}
