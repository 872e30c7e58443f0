import type { LibraryOverview, LibrarySort } from '@sextant/contracts/agent-outputs/library'
import type { AgentEntry } from '@sextant/contracts/catalogue'
import type { Settled } from '@/features/outputs/components/library-filters.tsx'
import { SORT_WORDS } from '@/features/outputs/output-filter.ts'

type Said = {
  overview: LibraryOverview
  /** The filter leaves some out. */
  narrowed: boolean
  settled: Settled
  only: { agent: AgentEntry } | undefined
  client: string | undefined
  /** Several clients' outputs stand together. */
  withClient: boolean
  sort: LibrarySort
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** "128 outputs for 11 clients · stale first, then newest" */
export function librarySays({
  overview,
  narrowed,
  settled,
  only,
  client,
  withClient,
  sort,
}: Said): string {
  const { found, total, clients } = overview
  const isPart = narrowed || Object.keys(settled).length > 0
  const count =
    isPart && found !== total ? `${found} of ${counted(total, 'output')}` : counted(found, 'output')
  const by = only ? ` by ${only.agent.name}` : ''
  const forWhom = whom({ client, clients: withClient && !isPart ? clients.length : 0 })
  const order = sort === 'stale' ? 'stale first, then newest' : SORT_WORDS[sort].toLowerCase()
  return `${count}${by}${forWhom} · ${order}`
}

function whom({ client, clients }: { client: string | undefined; clients: number }): string {
  if (client) return ` for ${client}`
  return clients > 0 ? ` for ${counted(clients, 'client')}` : ''
}
