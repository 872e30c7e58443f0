import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.undecided',
  fires: [
    {
      firm: firm({
        offer: [{ label: 'brass lamps', price: dollars(100), volume: 300 }],
        measure: [{ label: 'enquiries', metric: 'leads', form: 'count', per: 'year', value: 900 }],
      }),
      says: '900 ask in a year, and 300 buy. Some of the others never said no: they have not decided, and wait to be asked again.',
    },
    {
      firm: firm({
        organization: [{ label: 'The forge', sells: 'projects' }],
        offer: [{ label: 'gates' }],
      }),
      says: 'Buyers ask you first, and not all who ask buy. Some of the others never said no: they have not decided, and wait to be asked again.',
    },
  ],
  silent: [firm({ offer: [{ label: 'brass lamps' }] }), firm({})],
}
