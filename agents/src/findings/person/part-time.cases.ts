import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A theatre's costume maker and a museum's conservator are there on few days; a full week, or a stand-in, leaves nothing waiting. */
export const cases: RuleCases = {
  rule: 'person.part-time',
  fires: [
    {
      firm: firm({
        person: [{ label: 'Odile', alone: true, daysPerWeek: 2, does: ['costume alterations'] }],
        constraint: [{ label: 'fittings', sort: 'one-person' }],
      }),
      says: 'Odile: there on 2 days a week. On 60% of working days work on costume alterations has to wait, so promise dates by that calendar or find somebody for the other days.',
    },
    {
      firm: firm({
        person: [
          {
            label: 'the paper conservator',
            alone: true,
            daysPerWeek: 3,
            does: ['cleaning', 'framing'],
          },
        ],
        constraint: [{ label: 'the paper workshop', lost: 20, about: 'person-1' }],
      }),
      says: 'The paper conservator: there on 3 days a week. On 40% of working days what only the paper conservator can do has to wait, so promise dates by that calendar or find somebody for the other days.',
    },
  ],
  silent: [
    // Who attends on fixed days keeps nobody waiting.
    firm({ person: [{ label: 'Odile', alone: true, daysPerWeek: 2 }] }),
    firm({ person: [{ label: 'Odile', alone: true, daysPerWeek: 5 }] }),
    firm({ person: [{ label: 'Odile', daysPerWeek: 2 }] }),
  ],
  asks: [
    {
      firm: firm({ person: [{ label: 'Odile', alone: true }] }),
      says: 'Tell me on how many days a week you have Odile, and I can say for how much of the week that work waits.',
    },
  ],
}
