import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A goal and a group; either alone says nothing. */
export const cases: RuleCases = {
  rule: 'start.from-whom',
  fires: [
    {
      firm: firm({ goal: [{ label: 'more hires' }], segment: [{ label: 'river guides' }] }),
      says: 'What you want has to come from river guides. The nearest of them know you already, or know somebody who does: asking them costs nothing and shows within days.',
    },
    {
      firm: firm({
        goal: [{ label: 'hires', baseline: 20, target: 30 }],
        segment: [{ label: 'schools' }, { label: 'river guides' }],
      }),
      says: 'What you want has to come from schools. The nearest of them know you already, or know somebody who does: asking them costs nothing and shows within days.',
    },
  ],
  silent: [
    firm({ goal: [{ label: 'more hires' }] }),
    firm({ segment: [{ label: 'river guides' }] }),
  ],
}
