import type { RuleCases } from '../testing/cases.ts'
import { dollars, firm } from '../testing/firm.ts'

const rule = { label: 'the packaging law', touches: 'rule', when: '2027-03' } as const
const labels = { label: 'new labels', hours: 40, about: 'change-1' } as const
const evenings = { label: 'evenings', hoursPerWeek: 5 } as const

/** A soap maker is in time and a notary is late; work for no date, and a budget without hours, have no window. */
export const cases: RuleCases = {
  rule: 'change.window',
  fires: [
    {
      firm: firm({ change: [rule], idea: [labels], budget: [evenings] }),
      says: 'New labels: 8 weeks of work at 5 hours a week, and 14 weeks until the packaging law. The work has to begin within 6 weeks.',
    },
    {
      firm: firm({
        change: [{ label: 'mandatory e-filing', touches: 'rule', when: '2027-01' }],
        idea: [{ label: 'client training', hours: 60, about: 'change-1' }],
        budget: [{ label: 'spare hours', hoursPerWeek: 4 }],
      }),
      says: 'Client training: 15 weeks of work at 4 hours a week, and 5 weeks until mandatory e-filing. The work is late already unless more hours are found.',
    },
  ],
  silent: [
    firm({ change: [rule], idea: [{ label: 'new labels', hours: 40 }], budget: [evenings] }),
    firm({
      change: [rule],
      idea: [labels],
      budget: [{ label: 'the label budget', amount: dollars(900) }],
    }),
  ],
}
