import type { AgentSlug } from '@sextant/contracts/catalogue'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { outputKeys } from './keys.ts'

/** clientId: of one client only; null: not narrowed down. */
type ListFilter = {
  q: string
  agent: AgentSlug | null
  saved: boolean | null
  clientId: string | null
  campaignId?: string | null
}
const PAGE = 50

/** Outputs of the organization, newest first, page by page. */
export const outputsQuery = ({ q, agent, saved, clientId, campaignId = null }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: outputKeys.list({ clientId, campaignId, q, agent, saved }),
    queryFn: ({ pageParam }): Promise<AgentOutputRow[]> =>
      api.agentOutputs.list({
        limit: PAGE,
        offset: pageParam,
        ...(q ? { q } : {}),
        ...(agent ? { agent_type: agent } : {}),
        ...(saved === null ? {} : { saved: String(saved) }),
        ...(clientId ? { client_id: clientId } : {}),
        ...(campaignId ? { campaign_id: campaignId } : {}),
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
    staleTime: 10_000,
    meta: { shows: ['agent-outputs'] },
  })

export const outputQuery = (id: string) =>
  queryOptions({
    queryKey: outputKeys.one(id),
    queryFn: (): Promise<OutputAnswer> => api.agentOutputs.get({ id }) as Promise<OutputAnswer>,
    staleTime: 30_000,
    meta: { shows: ['deliverables'] },
  })

/** The output as it is shown right now. */
export const shownOutput = (id: string) => queryClient.getQueryData(outputQuery(id).queryKey)
