import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const repairs = { label: 'phone repairs', revenue: dollars(200000, 'year') }

/** A repair shop and a roofer gain demand; without the sales of the line, or where it touches a cost, nothing is priced. */
export const cases: RuleCases = {
  rule: 'change.demand-rise',
  fires: [
    {
      firm: firm({
        offer: [repairs],
        change: [{ label: 'searches for repair', touches: 'demand', by: 0.18, about: 'offer-1' }],
      }),
      says: 'Searches for repair are up by 18%. For phone repairs, that comes to about $36,000 a year more if your sales move alike.',
    },
    {
      firm: firm({
        offer: [{ label: 'roof repairs', revenue: dollars(90000, 'year') }],
        change: [{ label: 'calls after storms', touches: 'demand', by: 0.4, about: 'offer-1' }],
      }),
      says: 'Calls after storms are up by 40%. For roof repairs, that comes to about $36,000 a year more if your sales move alike.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'phone repairs' }],
      change: [{ label: 'searches for repair', touches: 'demand', by: 0.18, about: 'offer-1' }],
    }),
    firm({
      offer: [repairs],
      change: [{ label: 'spare parts', touches: 'cost', by: 0.18, about: 'offer-1' }],
    }),
  ],
}
