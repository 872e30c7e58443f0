import type { RuleCases } from '../testing/cases.ts'
import { firm } from '../testing/firm.ts'

const knowledge = { label: 'reed making', sort: 'expertise', rare: true } as const

/** An oboe maker and a bookbinder call rare what a rival is said to do better; another matter, or what many have, fits. */
export const cases: RuleCases = {
  rule: 'contradiction.rare-but-beaten',
  fires: [
    {
      firm: firm({
        strength: [knowledge],
        rival: [{ label: 'the conservatory shop', betterAt: ['expertise'] }],
      }),
      says: 'Reed making: by its card nobody else has it, and by the card of the conservatory shop that one is better at just this. Which of the two holds?',
    },
    {
      firm: firm({
        strength: [{ label: 'rush jobs', sort: 'speed', rare: true }],
        rival: [{ label: 'Bind and Go', betterAt: ['price', 'speed'] }],
      }),
      says: 'Rush jobs: by its card nobody else has it, and by the card of Bind and Go that one is better at just this. Which of the two holds?',
    },
  ],
  silent: [
    firm({ strength: [knowledge], rival: [{ label: 'Bind and Go', betterAt: ['price'] }] }),
    firm({
      strength: [{ ...knowledge, rare: false }],
      rival: [{ label: 'Bind and Go', betterAt: ['expertise'] }],
    }),
  ],
}
