import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.neighbours',
  fires: [
    {
      firm: firm({ segment: [{ label: 'allotment holders' }] }),
      says: 'Others serve allotment holders shortly before you are needed, and compete with you in nothing: they can pass on your name.',
    },
    {
      firm: firm({
        segment: [{ label: 'allotment holders' }],
        constraint: [{ label: 'little footfall', sort: 'awareness' }],
      }),
      says: 'Too few come across you (little footfall). Others serve allotment holders shortly before you are needed, and compete with you in nothing: they can pass on your name.',
    },
  ],
  silent: [
    firm({}),
    firm({
      segment: [{ label: 'allotment holders' }],
      channel: [{ label: 'the garden centre', sort: 'partner', attempt: 'failed' }],
    }),
  ],
}
