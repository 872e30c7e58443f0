import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const learners = { label: 'adult learners', size: 800, leaves: 0.3, leavesEarly: 0.6 }

/** A piano app and a rowing club lose people at the start; an even loss has no beginning to mend, and an unknown one is asked about. */
export const cases: RuleCases = {
  rule: 'retention.cohort',
  fires: [
    {
      firm: firm({ segment: [learners] }),
      says: 'Adult learners: 60% of those who leave do so in their opening months, about 144 a year. That is a matter of what new customers are promised and how they begin, not of what you do for them later.',
    },
    {
      firm: firm({
        organization: [{ label: 'Weir Rowing', sells: 'memberships' }],
        segment: [{ label: 'new rowers', leavesEarly: 0.45 }],
      }),
      says: 'New rowers: 45% of those who leave do so in their opening months. That is a matter of what new members are promised and how they begin, not of what you do for them later.',
    },
  ],
  silent: [
    firm({ segment: [{ ...learners, leavesEarly: 0.25 }] }),
    firm({ segment: [{ label: 'adult learners', size: 800 }] }),
  ],
  asks: [
    {
      firm: firm({ segment: [{ ...learners, leavesEarly: undefined }] }),
      says: 'Tell me what part of those who leave, among adult learners, do so in the opening months, and I can say whether the cause lies at the beginning.',
    },
  ],
}
