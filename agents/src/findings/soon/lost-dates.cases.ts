import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.lost-dates',
  fires: [
    {
      firm: firm({ constraint: [{ label: 'missed dates', sort: 'retention', lost: 60 }] }),
      says: '60 a year are lost that somebody had asked for already (missed dates).',
    },
    {
      firm: firm({
        constraint: [
          { label: 'orders broken off', sort: 'conversion', lost: 12 },
          { label: 'late papers', sort: 'rules', lost: 90 },
        ],
      }),
      says: '90 a year are lost that somebody had asked for already (late papers).',
    },
  ],
  silent: [
    firm({ constraint: [{ label: 'missed dates', sort: 'retention' }] }),
    firm({ constraint: [{ label: 'the one oven', sort: 'capacity', lost: 60 }] }),
  ],
}
