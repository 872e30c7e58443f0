import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** A furniture restorer and an aid group say what anybody could; a single figure is a start, and nothing said needs no proof. */
export const cases: RuleCases = {
  rule: 'strength.unproved',
  fires: [
    {
      firm: firm({
        strength: [{ label: 'old techniques' }, { label: 'patience' }, { label: 'fair prices' }],
      }),
      says: 'None of your cards for a strength shows a figure that a stranger could check. A rival can claim old techniques, patience and fair prices in the same words tomorrow.',
    },
    {
      firm: firm({ strength: [{ label: 'local volunteers' }, { label: 'the trust of elders' }] }),
      says: 'None of your cards for a strength shows a figure that a stranger could check. A rival can claim local volunteers and the trust of elders in the same words tomorrow.',
    },
  ],
  silent: [
    firm({
      strength: [{ label: 'old techniques' }, { label: 'patience', proof: 30, proofForm: 'years' }],
    }),
    firm({
      strength: [
        { label: 'old techniques' },
        { label: 'patience', quote: 'patience, 31 chairs last winter and not one came back' },
      ],
    }),
    firm({ rival: [{ label: 'flat-pack chains' }] }),
  ],
}
