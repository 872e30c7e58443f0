import type { AgentSlug } from '@sextant/contracts/catalogue'
import type { OutputAnswer } from '@sextant/contracts/agent-outputs/routes'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

/** clientId: of one client only; null: not narrowed down. */
export type OutputFilter = {
  q: string
  agent: AgentSlug | null
  saved: boolean | null
  clientId: string | null
  campaignId?: string | null
}
const PAGE = 50

/** Outputs of the organization, newest first, page by page. */
export const outputsQuery = ({ q, agent, saved, clientId, campaignId = null }: OutputFilter) =>
  infiniteQueryOptions({
    queryKey: ['agent-outputs', 'list', clientId, campaignId, q, agent, saved],
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
  })

export const outputQuery = (id: string) =>
  queryOptions({
    queryKey: ['agent-outputs', 'one', id],
    queryFn: (): Promise<OutputAnswer> => api.agentOutputs.get({ id }) as Promise<OutputAnswer>,
    staleTime: 30_000,
  })

/** Lists, the dashboard's cards and readiness count outputs; after a change they ask again. */
function listsChanged() {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey[0] === 'agent-outputs'
        ? queryKey[1] !== 'one'
        : queryKey[0] === 'get_intelligence_readiness' ||
          queryKey[0] === 'get_client_dashboard_routed',
  })
}

const patch = (id: string, row: AgentOutputRow) => {
  queryClient.setQueryData(
    outputQuery(id).queryKey,
    before =>
      before && { ...before, title: row.title, saved_at: row.saved_at, updated_at: row.updated_at },
  )
  listsChanged()
}

export const renameOutput = async (id: string, title: string) =>
  patch(id, await api.agentOutputs.rename({ id, title }))
export const saveOutput = async (id: string) => patch(id, await api.agentOutputs.save({ id }))

export async function removeOutput(id: string) {
  await api.agentOutputs.remove({ id })
  listsChanged()
}

export async function restoreOutput(id: string) {
  await api.agentOutputs.restore({ id })
  listsChanged()
}
