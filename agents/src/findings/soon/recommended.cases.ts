import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.recommended',
  fires: [
    {
      firm: firm({ segment: [{ label: 'allotment holders' }] }),
      says: 'You sell to allotment holders. Those who are content know others like them: whoever is asked for one name while the thanks are fresh can give it, and most customers are never asked.',
    },
    {
      firm: firm({
        segment: [{ label: 'allotment holders' }],
        channel: [{ label: 'the committee', sort: 'referral', customers: 14 }],
      }),
      says: '14 a year come by recommendation (the committee). Those who are content know others like them: whoever is asked for one name while the thanks are fresh can give it, and most customers are never asked.',
    },
  ],
  silent: [
    firm({}),
    firm({
      segment: [{ label: 'allotment holders' }],
      channel: [{ label: 'the committee', sort: 'referral', attempt: 'failed' }],
    }),
  ],
}
