import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

const LIMIT = 20

/** The newest outputs of the organization; recent activity stays fresh for five minutes. */
export const recentOutputsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['agent-outputs', organizationId, 'recent'],
    queryFn: (): Promise<AgentOutputRow[]> => api.agentOutputs.list({ limit: LIMIT }),
    staleTime: 5 * 60_000,
  })
