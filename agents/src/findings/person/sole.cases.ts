import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A forge and a choir hang on one task of one person; several tasks are another rule's, a stand-in leaves nothing to say, and a task needs no name. */
export const cases: RuleCases = {
  rule: 'person.sole',
  fires: [
    {
      firm: firm({ person: [{ label: 'Hedda', alone: true, does: ['fire welding'] }] }),
      says: 'Fire welding rests on Hedda alone: an illness stops it.',
    },
    {
      firm: firm({
        person: [{ label: 'Anselm', alone: true, does: ['the arrangements'], leaves: '2027-03' }],
      }),
      says: 'The arrangements rest on Anselm alone, and Anselm is gone after March 2027. What is not written down or shown to somebody by then goes along.',
    },
    {
      firm: firm({ person: [{ label: 'Runa', alone: true }] }),
      says: 'Nobody else can do what Runa does: an illness stops it.',
    },
  ],
  silent: [
    firm({ person: [{ label: 'Hedda', alone: true, does: ['fire welding', 'quotes'] }] }),
    firm({ person: [{ label: 'Hedda', does: ['fire welding'] }] }),
  ],
}
