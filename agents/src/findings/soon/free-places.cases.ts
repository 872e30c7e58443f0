import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.free-places',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'evening rowing', price: dollars(40, 'month'), volume: 60, capacity: 90 }],
      }),
      says: 'Of 90 places in evening rowing, 30 stay free. They are paid for already, so a guest in one of them costs nothing.',
    },
    {
      firm: firm({
        organization: [{ label: 'The boathouse', sells: 'memberships' }],
        offer: [{ label: 'evening rowing', price: dollars(400), volume: 20, capacity: 24 }],
      }),
      says: 'Of 24 places in evening rowing, 4 stay free. They are paid for already, so a guest in one of them costs nothing.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'evening rowing', price: dollars(40, 'month'), volume: 89, capacity: 90 }],
    }),
    firm({ offer: [{ label: 'oars', price: dollars(40), volume: 60, capacity: 90 }] }),
  ],
}
