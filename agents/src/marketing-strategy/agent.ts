import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Agent } from '../core/agent.ts'
import { ASKS } from '../core/asking/asks.ts'

const { key, kind, why } = ASKS.segment

/** Marketing Strategy: to whom one says what, by which ways, for how much. */
export const marketingStrategy: Agent = {
  id: 'marketing-strategy',
  choose: () => 'guided-strategy',
  opening: {
    text: 'We go from the groups you serve to the figures you are measured by. First: which groups of customers do you have, and what does each spend in a year?',
    question: {
      key,
      kind,
      attributes: [],
      n: 1,
      of: QUESTIONS_MAX,
      why,
      example: '“120 house managers, each 2,400 a year, 9 of 10 stay; 15 hotels, 6,000 each”',
    },
  },
}
