import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.leaving',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'evening rowing', price: dollars(40, 'month'), volume: 60 }],
        measure: [
          { label: 'who leaves', metric: 'churn', form: 'share', per: 'year', value: 0.25 },
        ],
      }),
      says: '25% leave in a year, which is about 15. Before somebody ends evening rowing, they stay away or fall silent: whoever is asked then can still be kept.',
    },
    {
      firm: firm({ offer: [{ label: 'evening rowing', price: dollars(40, 'month') }] }),
      says: 'Each of them pays again only as long as they stay. Before somebody ends evening rowing, they stay away or fall silent: whoever is asked then can still be kept.',
    },
  ],
  silent: [firm({ offer: [{ label: 'oars', price: dollars(40) }] }), firm({})],
}
