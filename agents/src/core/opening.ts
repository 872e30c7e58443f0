import { type AgentSlug, toolById } from '@sextant/contracts/catalogue'
import { agentFor } from '../agents.ts'
import type { Opening } from './agent.ts'
import { toolFor } from '../tools.ts'
import { nextAsk, questionsMost } from './asking/next-ask.ts'
import type { Known } from './known.ts'
import { awaitedQuestion, planned } from './plan.ts'
import type { ToolId } from './tool.ts'

/** The agent's first words in a session: what it will make, and the first question that nothing known answers. */
export function openingMessage({
  agent,
  tool,
  ...known
}: Pick<Known, 'profile' | 'company' | 'figures'> & {
  agent: AgentSlug
  tool: ToolId | null
}): Opening {
  if (!tool) return agentFor(agent).opening
  const { asks, awaits } = toolFor(tool)
  const awaited = awaits?.({ ...known, thread: [] })
  if (awaited) {
    const { text, ...question } = awaitedQuestion(awaited)
    return { text, question: { ...question, of: 1 } }
  }
  const ask = nextAsk(asks, known.company, [])
  const { name } = toolById(tool)
  if (!ask)
    return {
      text: `I know enough for your ${name}. Say “just draft it”, or tell me first what has changed.`,
      question: null,
    }
  const { text, ...question } = planned(ask, known, 1)
  return { text, question: { ...question, of: questionsMost(asks) } }
}
