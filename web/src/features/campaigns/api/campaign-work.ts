import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

const MOST = 100

/** The newest sessions held for a campaign. */
export const campaignSessionsQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.sessions(id),
    queryFn: (): Promise<{ rows: SessionRow[]; total: number }> =>
      api.agentSessions.list({ campaign_id: id, limit: MOST }),
    staleTime: 10_000,
    meta: { shows: ['agent-sessions'] },
  })

/** The newest deliverables written for a campaign. */
export const campaignOutputsQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.outputs(id),
    queryFn: (): Promise<AgentOutputRow[]> =>
      api.agentOutputs.list({ campaign_id: id, limit: MOST }),
    staleTime: 10_000,
    meta: { shows: ['agent-outputs'] },
  })
