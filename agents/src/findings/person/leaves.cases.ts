import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A calibration laboratory loses the specialist of its growth line, an estate agent its manager; who leaves after the goal is reached, or has left, is not missed. */
export const cases: RuleCases = {
  rule: 'person.leaves',
  fires: [
    {
      firm: firm({
        goal: [
          {
            label: 'calibrations',
            counts: 'sales',
            baseline: 300,
            target: 420,
            by: '2027-12',
            about: 'offer-1',
          },
        ],
        offer: [{ label: 'pressure calibration' }],
        person: [{ label: 'Marta', leaves: '2027-04', about: 'offer-1' }],
      }),
      says: 'Marta leaves after April 2027, 8 months before the goal falls due. That is 61% of the time left without Marta, on the very line the goal counts on.',
    },
    {
      firm: firm({
        goal: [{ label: 'lettings', counts: 'sales', baseline: 80, target: 100, by: '2027-09-30' }],
        person: [{ label: 'the branch manager', leaves: '2027-01-31' }],
      }),
      says: 'The branch manager leaves after January 2027, 8 months before the goal falls due. That is 78% of the time left without the branch manager.',
    },
  ],
  silent: [
    firm({
      goal: [{ label: 'lettings', counts: 'sales', baseline: 80, target: 100, by: '2027-09' }],
      person: [{ label: 'the branch manager', leaves: '2028-01' }],
    }),
    firm({
      goal: [{ label: 'lettings', counts: 'sales', baseline: 80, target: 100, by: '2027-09' }],
      person: [{ label: 'the branch manager', leaves: '2026-08' }],
    }),
  ],
  asks: [
    {
      firm: firm({
        goal: [{ label: 'lettings', counts: 'sales', baseline: 80, target: 100 }],
        person: [{ label: 'the branch manager', leaves: '2027-01' }],
      }),
      says: 'Tell me by when the goal for lettings should be reached, and I can say how much of the way has to go without the branch manager.',
    },
  ],
}
