import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

export const cases: RuleCases = {
  rule: 'soon.hands-missing',
  fires: [
    {
      firm: firm({
        constraint: [{ label: 'two open posts', sort: 'capacity', resource: 'posts', lost: 30 }],
      }),
      says: 'Because of two open posts, 30 a year have to be refused. Those who do the work know others who do it: they can be asked before a post is advertised.',
    },
    {
      firm: firm({ constraint: [{ label: 'too few welders', sort: 'skills', resource: 'craft' }] }),
      says: 'What holds you back is too few welders. Those who do the work know others who do it: they can be asked before a post is advertised.',
    },
  ],
  silent: [
    firm({ constraint: [{ label: 'the one oven', sort: 'capacity', resource: 'equipment' }] }),
    firm({}),
  ],
}
