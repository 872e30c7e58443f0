import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const fair = { label: 'the craft fair', sort: 'own', attempt: 'failed' } as const

/** A saddler and a choir think of what they gave up; what still runs, bears another name or is known to have failed is no contradiction. */
export const cases: RuleCases = {
  rule: 'contradiction.given-up-again',
  fires: [
    {
      firm: firm({ idea: [{ label: 'craft fair in spring' }], channel: [fair] }),
      says: 'Craft fair in spring: an idea on one card, and the craft fair on another, as a channel that was tried and failed. Is it the same, or what is done otherwise this time?',
    },
    {
      firm: firm({
        idea: [{ label: 'radio spots' }],
        channel: [{ label: 'local radio spots', attempt: 'failed' }],
      }),
      says: 'Radio spots: an idea on one card, and local radio spots on another, as a channel that was tried and failed. Is it the same, or what is done otherwise this time?',
    },
  ],
  silent: [
    firm({ idea: [{ label: 'craft fair in spring' }], channel: [{ ...fair, attempt: 'worked' }] }),
    firm({ idea: [{ label: 'a catalogue' }], channel: [fair] }),
    firm({ idea: [{ label: 'craft fair', attempt: 'failed' }], channel: [fair] }),
  ],
}
