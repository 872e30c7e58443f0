import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Agent } from '../core/agent.ts'
import { DECISION_KEY } from '../core/thread.ts'
import { chooseTool } from './choose-tool.ts'

/** Strategy: eleven frameworks, and the choice between them. */
export const strategy: Agent = {
  id: 'strategy',
  choose: chooseTool,
  opening: {
    text: 'Which decision are you facing? Tell me in a sentence or two, and I pick the framework that answers it. You can also choose one yourself.',
    question: {
      key: DECISION_KEY,
      kind: null,
      attributes: [],
      n: 1,
      of: QUESTIONS_MAX,
      why: 'The decision says which framework fits: what to do first, what to stop, where the profit goes, why people buy.',
      example: '“We have 12,000 for the winter and three ideas.”',
    },
  },
}
