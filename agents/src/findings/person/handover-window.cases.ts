import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** An organ builder begins too late, a dispatcher just in time; a short handover, or a person who stays, is no window. */
export const cases: RuleCases = {
  rule: 'person.handover-window',
  fires: [
    {
      firm: firm({
        person: [{ label: 'the voicer', leaves: '2027-05', handoverWeeks: 52 }],
      }),
      says: 'The voicer: gone after May 2027, in 27 weeks, and a handover takes 52 weeks. It is too late by 6 months already, so decide now what is written down, what is kept as a day of advice, and what ends.',
    },
    {
      firm: firm({
        person: [{ label: 'Dario', leaves: '2027-03', handoverWeeks: 14 }],
      }),
      says: 'Dario: gone after March 2027, in 18 weeks, and a handover takes 14 weeks. It has to begin within 4 weeks, with somebody who is there by then.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Dario', leaves: '2027-12', handoverWeeks: 6 }] }),
    firm({ person: [{ label: 'Dario', handoverWeeks: 14 }] }),
  ],
  asks: [
    {
      firm: firm({ person: [{ label: 'Dario', leaves: '2027-03' }] }),
      says: 'Tell me how many weeks it takes until somebody else can do the work of Dario, and I can say by when the handover has to begin.',
    },
  ],
}
