import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

const LIMIT = 20

/** The newest outputs of the organization, or of one of its clients; recent activity stays fresh for five minutes. */
export const recentOutputsQuery = (organizationId: string, clientId: string | null = null) =>
  queryOptions({
    queryKey: ['agent-outputs', organizationId, 'recent', clientId],
    queryFn: (): Promise<AgentOutputRow[]> =>
      api.agentOutputs.list({ limit: LIMIT, ...(clientId ? { client_id: clientId } : {}) }),
    staleTime: 5 * 60_000,
  })
