import type { ToolId } from '@sextant/contracts/catalogue'
import type { Agent } from '../core/agent.ts'
import { DECISION_KEY } from '../core/thread.ts'

/** Words that call for a tool, the first that fits; looking for what is odd is the rest. */
const CALLS: readonly { tool: ToolId; words: RegExp }[] = [
  {
    tool: 'significance',
    words: /\b(?:significan\w*|a\/?b[ -]?test\w*|variants?|split test|\d+ of \d+|versus|vs)\b/i,
  },
  {
    tool: 'attribution',
    words: /\b(?:attribut\w*|credit|paths?|touch(?:es|points?)?|journeys?)\b|>|→/i,
  },
  {
    tool: 'pacing',
    words: /\b(?:pac(?:e|ing)|budgets?|run out|runs out|money left|overspend\w*|underspend\w*)\b/i,
  },
  {
    tool: 'what-changed',
    words: /\b(?:why (?:did|has|have|are|is)|changed?|compared?|last month|before)\b/i,
  },
]

/** Performance Intelligence: what was measured, how sure that is, and what to do. */
export const performanceIntelligence: Agent = {
  id: 'performance-intelligence',
  choose: text => CALLS.find(({ words }) => words.test(text))?.tool ?? 'what-is-odd',
  opening: {
    text: 'I look at what was measured. What do you want to know: is something odd, what changed and why, is a test significant, who deserves the credit, or does the money last?',
    question: {
      key: DECISION_KEY,
      kind: null,
      attributes: [],
      n: 1,
      of: 1,
      why: 'It decides which figures I look at and how.',
      example: '“Is anything odd?”',
    },
  },
}
