import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A test laboratory and a boiler service run too full to be quick; half use, and more hours than there are, are other matters. */
export const cases: RuleCases = {
  rule: 'capacity.utilisation',
  fires: [
    {
      firm: firm({
        resource: [
          { label: 'the climate chamber', sort: 'equipment', used: 0.92 },
          { label: 'the vans', sort: 'equipment', used: 0.6 },
        ],
      }),
      says: 'The climate chamber: 92% taken. Where work comes in irregularly, it waits about 4.9 times as long there as at 70%, so a little slack shortens delivery more than hurry does.',
    },
    {
      firm: firm({
        constraint: [{ label: 'fitters', hoursEach: 3, hoursPerWeek: 114 }],
        measure: [{ label: 'services', metric: 'volume', value: 1600 }],
      }),
      says: 'Fitters: 88% taken. Where work comes in irregularly, it waits about 3.1 times as long there as at 70%, so a little slack shortens delivery more than hurry does.',
    },
  ],
  silent: [
    firm({ resource: [{ label: 'the overdraft', sort: 'money', used: 0.95 }] }),
    firm({ resource: [{ label: 'the climate chamber', used: 0.55 }] }),
    firm({
      constraint: [{ label: 'fitters', hoursEach: 3, hoursPerWeek: 80 }],
      measure: [{ label: 'services', metric: 'volume', value: 1600 }],
    }),
  ],
}
