import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { campaignCountsQuery } from '@/features/campaigns/api/count-campaigns.ts'
import { campaignsQuery } from '@/features/campaigns/api/list-campaigns.ts'
import {
  filterOf,
  narrows,
  PAGE,
  paramsOf,
  totalOf,
  type CampaignFilter,
} from '@/features/campaigns/list-filter.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { useDebounced } from '@/ui/use-debounced.ts'

/** The filter as the address carries it, and the words that are being typed into it. */
export function useCampaignFilter() {
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const [typed, setTyped] = useState(filter.q)
  const q = useDebounced(typed.trim(), 250)
  useEffect(() => {
    setParams(
      before => (filterOf(before).q === q ? before : paramsOf({ ...filterOf(before), q, page: 0 })),
      { replace: true },
    )
  }, [q, setParams])
  const apply = (view: Record<string, string>) => {
    setTyped(view.q ?? '')
    setParams(view, { replace: true })
  }
  return {
    filter,
    typed,
    setTyped,
    apply,
    change: (next: Partial<CampaignFilter>) =>
      setParams(before => paramsOf({ ...filterOf(before), page: 0, ...next }), { replace: true }),
    clear: () => apply(paramsOf({ ...filter, q: '', status: null, client: null, page: 0 })),
  }
}

/** What the filter finds, how much of it there is, and whether there is anything at all. */
export function useCampaignList(filter: CampaignFilter) {
  const { organization } = useMe()
  const can = useCan()
  const place = usePlace()
  const orgId = organization?.id ?? ''
  const clientId = place.client?.id ?? null
  const agency = organization?.type === 'AGENCY' && !place.client
  const board = filter.view === 'board'
  const list = useQuery({
    ...campaignsQuery(orgId, clientId, filter),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery({
    ...campaignCountsQuery(orgId, clientId ?? filter.client, filter.q),
    placeholderData: keepPreviousData,
  })
  const clients = useQuery({ ...clientNamesQuery(orgId), enabled: agency && can('clients.view') })
  const rows = list.data ?? []
  const counted = counts ? totalOf(counts, board ? { ...filter, status: null } : filter) : 0
  const nothing = list.data !== undefined && rows.length === 0
  return {
    list,
    rows,
    counts,
    agency,
    clients: agency ? (clients.data ?? []) : [],
    // Archived campaigns are not counted by status: what is on the page counts at least.
    total: Math.max(counted, (board ? 0 : filter.page * PAGE) + rows.length),
    /** Of all campaigns, archived ones too; null while that is not known. */
    every: counts ? totalOf(counts, { status: null, archived: true }) : null,
    nothing,
    /** Nothing, and no filter is to blame. */
    untouched: nothing && !narrows(filter) && filter.page === 0,
  }
}
