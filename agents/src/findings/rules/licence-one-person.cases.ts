import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const lift = { label: 'the crane licence', sort: 'licence', about: 'person-1' } as const

/** A crane hire and a drone surveyor hang on a single holder; where several hold it, or it is no licence, nothing is said. */
export const cases: RuleCases = {
  rule: 'rules.licence-one-person',
  fires: [
    {
      firm: firm({
        person: [{ label: 'Marek', alone: true, leaves: '2027-03' }],
        resource: [lift],
      }),
      says: 'The crane licence rests on Marek alone, who leaves in March 2027. There are 4 months to qualify somebody else.',
    },
    {
      firm: firm({
        person: [{ label: 'Dr Osei', alone: true }],
        constraint: [{ label: 'flight permits', sort: 'rules', about: 'person-1' }],
      }),
      says: 'Flight permits rest on Dr Osei alone. An illness or a notice would end the right to do that work.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Marek' }], resource: [lift] }),
    firm({
      person: [{ label: 'Marek', alone: true }],
      resource: [{ label: 'the crane', sort: 'equipment', about: 'person-1' }],
    }),
  ],
}
