import type { ToolKnown } from '@sextant/contracts/agent-sessions/routes'
import type { AgentSlug } from '@sextant/contracts/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

/** How much of what each tool asks is known already of a client, or of the own organization. */
export const knownToolsQuery = (agent: AgentSlug, clientId: string | null) =>
  queryOptions({
    queryKey: ['agent-tools', { agent, clientId }] as const,
    queryFn: (): Promise<ToolKnown[]> =>
      api.agentSessions.known({ agent, ...(clientId ? { client_id: clientId } : {}) }),
    staleTime: 10_000,
    meta: { shows: ['company-facts', 'insights'] },
  })
