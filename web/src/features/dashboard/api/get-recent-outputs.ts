import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { dashboardKeys } from './keys.ts'

const LIMIT = 20

/** The newest outputs of the organization, or of one of its clients; recent activity stays fresh for five minutes. */
export const recentOutputsQuery = (organizationId: string, clientId: string | null = null) =>
  queryOptions({
    queryKey: dashboardKeys.recentOutputs(organizationId, clientId),
    queryFn: (): Promise<AgentOutputRow[]> =>
      api.agentOutputs.list({ limit: LIMIT, ...(clientId ? { client_id: clientId } : {}) }),
    staleTime: 5 * 60_000,
    meta: { shows: ['agent-outputs'] },
  })
