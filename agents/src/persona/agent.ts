import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Agent } from '../core/agent.ts'
import { ASKS } from '../core/asking/asks.ts'

const { key, kind, why } = ASKS.segment

/** Persona: one group of customers, seen as one person, from what they said. */
export const persona: Agent = {
  id: 'persona',
  choose: () => 'persona',
  opening: {
    text: 'One group at a time. Which customers shall we look at: who are they, how many, and what does one spend in a year?',
    question: {
      key,
      kind,
      attributes: [],
      n: 1,
      of: QUESTIONS_MAX,
      why,
      example: '“about 40 landlords with three flats or more, each 600 a year”',
    },
  },
}
