import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { campaignCountsQuery } from '@/features/campaigns/api/count-campaigns.ts'
import { campaignsQuery } from '@/features/campaigns/api/list-campaigns.ts'
import {
  filterOf,
  narrows,
  PAGE,
  paramsOf,
  totalOf,
  type CampaignCounts,
  type CampaignFilter,
} from '@/features/campaigns/list-filter.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { useTypedWords } from '@/ui/use-typed-words.ts'
import { useAddressParams } from '@/ui/use-address-params.ts'

/** The filter as the address carries it, and the words that are being typed into it. */
export function useCampaignFilter() {
  const [params, setParams] = useAddressParams()
  const filter = filterOf(params)
  const { typed, setTyped } = useTypedWords(filter.q, q =>
    setParams(now => paramsOf({ ...filterOf(now), q, page: 0 })),
  )
  const apply = (view: Record<string, string>) => {
    setTyped(view.q ?? '')
    setParams(() => view)
  }
  return {
    filter,
    typed,
    setTyped,
    apply,
    change: (next: Partial<CampaignFilter>) =>
      setParams(now => paramsOf({ ...filterOf(now), page: 0, ...next })),
    clear: () => apply(paramsOf({ ...filter, q: '', status: null, client: null, page: 0 })),
  }
}

export type FoundCampaigns = ReturnType<typeof useCampaignList>

/** What the filter finds, how much of it there is, and whether there is anything at all. */
export function useCampaignList(filter: CampaignFilter) {
  const orgId = useMe().organization?.id ?? ''
  const clientId = usePlace().client?.id ?? null
  const list = useQuery({
    ...campaignsQuery(orgId, clientId, filter),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery({
    ...campaignCountsQuery(orgId, clientId ?? filter.client, filter.q),
    placeholderData: keepPreviousData,
  })
  const rows = list.data ?? []
  const nothing = list.data !== undefined && rows.length === 0
  // Nothing, and no filter is to blame.
  const untouched = nothing && !narrows(filter) && filter.page === 0
  // Of all campaigns, archived ones too; undefined while that is not known.
  const every = counts && totalOf(counts, { status: null, archived: true })
  return {
    list,
    rows,
    counts,
    // Archived campaigns are not counted by status: what is on the page counts at least.
    total: Math.max(counts ? countOf(counts, filter) : 0, earlier(filter) + rows.length),
    nothing,
    untouched,
    /** Not one campaign is here, in the archive neither. */
    blank: untouched && every === 0,
    /** There are campaigns, and all of them are in the archive. */
    allArchived: untouched && !filter.archived && Boolean(every),
  }
}

/** The board has a column a status: it shows all of them. */
const countOf = (counts: CampaignCounts, filter: CampaignFilter) =>
  totalOf(counts, filter.view === 'board' ? { ...filter, status: null } : filter)

/** Campaigns on the pages before this one; the board has no pages. */
const earlier = ({ view, page }: CampaignFilter) => (view === 'board' ? 0 : page * PAGE)
