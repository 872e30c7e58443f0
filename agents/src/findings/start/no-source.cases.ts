import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** Who buys or what is sold is known, and no way to it has a figure; one counted way is enough to be silent. */
export const cases: RuleCases = {
  rule: 'start.no-source',
  fires: [
    {
      firm: firm({ segment: [{ label: 'allotment holders' }] }),
      says: 'Nothing counts yet how allotment holders come to you. Until that is known, money spent on being found is spent blind.',
    },
    {
      firm: firm({ offer: [{ label: 'seed trays' }], channel: [{ label: 'the newsletter' }] }),
      says: 'Nothing counts yet how customers come to you. Until that is known, money spent on being found is spent blind.',
    },
  ],
  silent: [
    firm({
      segment: [{ label: 'allotment holders' }],
      channel: [{ label: 'the newsletter', customers: 12 }],
    }),
    firm({ goal: [{ label: 'seed trays', target: 40 }] }),
  ],
}
