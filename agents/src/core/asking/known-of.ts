import { type AgentSlug, type ToolId, toolsOf } from '@sextant/contracts/catalogue'
import { QUESTIONS_MAX } from '@sextant/contracts/limits'
import type { Company } from '../../company/company.ts'
import { toolFor } from '../../tools.ts'
import { isKnown } from './next-ask.ts'

/** How much of what each tool of an agent asks is known already, in catalogue order. */
export const knownOf = (
  agent: AgentSlug,
  company: Company,
): { tool: ToolId; known: number; of: number }[] =>
  toolsOf(agent).map(({ id }) => {
    const asks = toolFor(id).asks.slice(0, QUESTIONS_MAX)
    return { tool: id, known: asks.filter(ask => isKnown(company, ask)).length, of: asks.length }
  })
