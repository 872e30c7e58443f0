import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const lift = { label: 'the crane licence', sort: 'licence', about: 'person-1' } as const

/** A crane hire and a drone surveyor hang on a holder who goes; where several hold it, the holder stays or is gone, or it is no licence, nothing is said. */
export const cases: RuleCases = {
  rule: 'rules.licence-one-person',
  fires: [
    {
      firm: firm({
        person: [{ label: 'Marek', alone: true, leaves: '2027-03' }],
        resource: [lift],
      }),
      says: 'The crane licence rests on Marek alone, who leaves in March 2027. You have 4 months to qualify somebody else.',
    },
    {
      firm: firm({
        person: [{ label: 'Dr Osei', alone: true, leaves: '2027-08-31' }],
        constraint: [{ label: 'flight permits', sort: 'rules', about: 'person-1' }],
      }),
      says: 'Flight permits rest on Dr Osei alone, who leaves in August 2027. You have 9 months to qualify somebody else.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Marek', leaves: '2027-03' }], resource: [lift] }),
    firm({ person: [{ label: 'Marek', alone: true }], resource: [lift] }),
    firm({ person: [{ label: 'Marek', alone: true, leaves: '2026-03' }], resource: [lift] }),
    firm({
      person: [{ label: 'Marek', alone: true }],
      resource: [{ label: 'the crane', sort: 'equipment', about: 'person-1' }],
    }),
  ],
}
