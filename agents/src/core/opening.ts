import type { MessageRow } from '@sextant/contracts/agent-events'
import { frameworkById } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import { toolFor } from '../tools.ts'
import { nextAsk } from './asking/next-ask.ts'
import type { Known } from './known.ts'
import { DECISION_KEY, planned } from './plan.ts'
import type { ToolId } from './tool.ts'

export type Opening = { text: string; question: MessageRow['question'] }

/** The agent's first words in a session: what it will make, and the first question that nothing known answers. */
export function openingMessage({
  tool,
  ...known
}: Pick<Known, 'profile' | 'company'> & { tool: ToolId | null }): Opening {
  if (!tool) return WHICH_DECISION
  const ask = nextAsk(toolFor(tool).asks, known.company, [])
  const { name } = frameworkById(tool)
  if (!ask)
    return {
      text: `I know enough for your ${name}. Say “just draft it”, or tell me first what has changed.`,
      question: null,
    }
  const { text, ...question } = planned(ask, known, 1)
  return { text, question: { ...question, of: QUESTIONS_MAX } }
}

const WHICH_DECISION: Opening = {
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
}
