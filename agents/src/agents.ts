import { type AgentSlug, AGENTS as CREW, type ToolId } from '@sextant/contracts/catalogue'
import type { Agent } from './core/agent.ts'
import { marketingStrategy } from './marketing-strategy/agent.ts'
import { performanceIntelligence } from './performance-intelligence/agent.ts'
import { persona } from './persona/agent.ts'
import { quickStart } from './quick-start/agent.ts'
import { strategy } from './strategy/agent.ts'

/** Every agent of this version, by its id in the catalogue. */
export const AGENTS: { readonly [K in AgentSlug]?: Agent } = {
  strategy,
  persona,
  'quick-start': quickStart,
  'marketing-strategy': marketingStrategy,
  'performance-intelligence': performanceIntelligence,
}

/** Throws RangeError for one that is not part of this version. */
export function agentFor(id: AgentSlug): Agent {
  const agent = AGENTS[id]
  if (!agent) throw new RangeError(`${id} is not part of this version`)
  return agent
}

/** The tool that each agent would take for somebody's words. */
export const toolChoices = (text: string): Partial<Record<AgentSlug, ToolId>> =>
  Object.fromEntries(
    CREW.flatMap(({ id }) => {
      const agent = AGENTS[id]
      return agent ? [[id, agent.choose(text)]] : []
    }),
  )
