import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

/** Something is sold and nothing speaks for it; a figure, or somebody's own words, do. */
export const cases: RuleCases = {
  rule: 'start.no-proof',
  fires: [
    {
      firm: firm({ offer: [{ label: 'harp strings' }] }),
      says: 'No card speaks yet for harp strings in a way that a stranger could check: no figure that shows it, no rating, nobody’s own words.',
    },
    {
      firm: firm({
        offer: [{ label: 'harp strings' }],
        strength: [{ label: 'patience', quote: 'we are patient' }],
      }),
      says: 'No card speaks yet for harp strings in a way that a stranger could check: no figure that shows it, no rating, nobody’s own words.',
    },
  ],
  silent: [
    firm({
      offer: [{ label: 'harp strings' }],
      strength: [{ label: 'they hold their tune', proof: 9, proofForm: 'weeks' }],
    }),
    firm({ offer: [{ label: 'harp strings' }], quote: [{ label: 'the tone' }] }),
    firm({ segment: [{ label: 'harpists' }] }),
  ],
}
