import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A climbing hall and a toy library lose mostly one group; groups that lose alike, or one that does not tell, show nothing. */
export const cases: RuleCases = {
  rule: 'retention.who-leaves',
  fires: [
    {
      firm: firm({
        segment: [
          { label: 'students', size: 100, leaves: 0.4 },
          { label: 'families', size: 300, leaves: 0.05 },
        ],
      }),
      says: 'Of the 55 who leave in a year, 73% come from students, who are 25% of all. What would keep them is found there, and not among the others.',
    },
    {
      firm: firm({
        segment: [
          { label: 'day nurseries', size: 20, leaves: 0.05 },
          { label: 'private borrowers', size: 60, leaves: 0.1 },
          { label: 'holiday guests', size: 20, leaves: 0.6 },
        ],
      }),
      says: 'Of the 19 who leave in a year, 63% come from holiday guests, who are 20% of all. What would keep them is found there, and not among the others.',
    },
  ],
  silent: [
    firm({
      segment: [
        { label: 'students', size: 100, leaves: 0.1 },
        { label: 'families', size: 300, leaves: 0.09 },
      ],
    }),
    firm({
      segment: [
        { label: 'students', size: 100, leaves: 0.4 },
        { label: 'families', size: 300 },
      ],
    }),
  ],
}
