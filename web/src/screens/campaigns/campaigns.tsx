import type { CampaignRow } from '@sextant/contracts/rows'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import {
  useArchiveCampaign,
  useRestoreCampaign,
} from '@/features/campaigns/api/archive-campaign.ts'
import { clientNamesQuery } from '@/features/campaigns/api/client-names.ts'
import { campaignCountsQuery } from '@/features/campaigns/api/count-campaigns.ts'
import { useDuplicateCampaign } from '@/features/campaigns/api/duplicate-campaign.ts'
import { campaignsQuery } from '@/features/campaigns/api/list-campaigns.ts'
import { useMoveCampaign } from '@/features/campaigns/api/move-campaign.ts'
import { CampaignFilters, StatusTabs } from '@/features/campaigns/components/campaign-filters.tsx'
import { CampaignTable } from '@/features/campaigns/components/campaign-table.tsx'
import {
  BOARD_MOST,
  filterOf,
  narrows,
  PAGE,
  paramsOf,
  totalOf,
  type CampaignFilter,
} from '@/features/campaigns/list-filter.ts'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { GhostTable } from '@/ui/patterns/ghost-table.tsx'
import { useMedia } from '@/ui/use-media.ts'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'

// Dragging is loaded with the board that needs it.
const CampaignBoard = lazy(async () => ({
  default: (await import('@/features/campaigns/components/campaign-board.tsx')).CampaignBoard,
}))

const COLUMNS = ['Campaign', 'Status', 'Dates', 'Spent', 'Changed']
const NARROW_COLUMNS = ['Campaign', 'Spent']

/** Campaigns of the organization, or of the client one is in: a table of a hundred a page, or a board by status. The address carries the filter. */
export default function Campaigns() {
  const { user, organization } = useMe()
  const { report } = useProgress(user.id)
  const can = useCan()
  const place = usePlace()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const [typed, setTyped] = useState(filter.q)
  const q = useDebounced(typed.trim(), 250)
  const orgId = organization?.id ?? ''
  const clientId = place.client?.id ?? null
  const agency = organization?.type === 'AGENCY' && !place.client
  const change = (next: Partial<CampaignFilter>) =>
    setParams(before => paramsOf({ ...filterOf(before), page: 0, ...next }), { replace: true })
  useEffect(() => {
    setParams(
      before => (filterOf(before).q === q ? before : paramsOf({ ...filterOf(before), q, page: 0 })),
      { replace: true },
    )
  }, [q, setParams])
  const list = useQuery({
    ...campaignsQuery(orgId, clientId, filter),
    placeholderData: keepPreviousData,
  })
  const counts = useQuery({
    ...campaignCountsQuery(orgId, clientId ?? filter.client, filter.q),
    placeholderData: keepPreviousData,
  })
  const clients = useQuery({ ...clientNamesQuery(orgId), enabled: agency && can('clients.view') })

  const narrow = useMedia('(max-width: 860px)')
  const writes = can('campaigns.create')
  const board = filter.view === 'board'
  const rows = list.data ?? []
  // Archived campaigns are not counted by status: what is on the page counts at least.
  const total = Math.max(
    counts.data ? totalOf(counts.data, board ? { ...filter, status: null } : filter) : 0,
    (board ? 0 : filter.page * PAGE) + rows.length,
  )
  const every = counts.data ? totalOf(counts.data, { status: null, archived: true }) : null
  const nothing = list.data !== undefined && rows.length === 0
  const untouched = nothing && !narrows(filter) && filter.page === 0
  const apply = (views: Record<string, string>) => {
    setTyped(views.q ?? '')
    setParams(views, { replace: true })
  }
  const clear = () => apply(paramsOf({ ...filter, q: '', status: null, client: null, page: 0 }))
  const to = (campaign: CampaignRow) => place.page(`/campaigns/${campaign.id}`)
  const create = (
    <Link to={place.page('/campaigns/new')} className={buttonStyle({ variant: 'primary' })}>
      Create Campaign
    </Link>
  )

  const duplicating = useDuplicateCampaign()
  const archiving = useArchiveCampaign()
  const restoring = useRestoreCampaign()
  const moving = useMoveCampaign()
  const duplicate = (campaign: CampaignRow) =>
    duplicating.save(campaign.id, async copy => {
      await navigate(to(copy))
      toast.success(`“${copy.name}” is a draft now`)
    })
  const move = async (campaign: CampaignRow, status: string) => {
    const moved = await moving.save({ campaign, status })
    if (moved.ok && status === 'completed') report({ campaignsCompleted: 1 })
  }
  const itemsFor = (campaign: CampaignRow) => [
    { label: 'Edit', onSelect: () => void navigate(`${to(campaign)}/edit`) },
    { label: 'Duplicate', onSelect: () => void duplicate(campaign) },
    campaign.archived_at
      ? { label: 'Restore', onSelect: () => void restoring.save(campaign) }
      : { label: 'Archive', onSelect: () => void archiving.save(campaign) },
  ]

  return (
    <Page className="grid content-start gap-5">
      <PageHeader
        title="Campaigns"
        meta={
          counts.data &&
          !untouched &&
          `${total} ${total === 1 ? 'campaign' : 'campaigns'}${narrows(filter) && !board ? ' match' : ''}${place.client ? ` of ${place.client.name}` : ''}`
        }
        actions={writes && !untouched && create}
      />
      {!(untouched && every === 0) && (
        <CampaignFilters
          filter={filter}
          typed={typed}
          onType={setTyped}
          onChange={change}
          clients={agency ? (clients.data ?? []) : []}
          archived={counts.data?.archived ?? 0}
          views={
            <SavedViews
              scope="campaigns"
              current={paramsOf({ ...filter, page: 0 })}
              onApply={apply}
            />
          }
        />
      )}
      {!board && !(untouched && every === 0) && counts.data && (
        <StatusTabs counts={counts.data} filter={filter} onChange={status => change({ status })} />
      )}
      {list.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading campaigns</output>
          {[1, 2, 3, 4, 5].map(line => (
            <Skeleton key={line} className="h-14" />
          ))}
        </div>
      )}
      {list.isError && !list.data && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your campaigns are safe. Try again in a moment.
        </ErrorState>
      )}
      {nothing && !untouched && (
        <EmptyState
          title="Nothing matches"
          action={<Button onClick={clear}>Clear the filters</Button>}
        >
          No campaign has these words or this status.
        </EmptyState>
      )}
      {untouched &&
        (every !== null && every > 0 && !filter.archived ? (
          <EmptyState
            title="All campaigns are archived"
            action={
              <>
                <Button onClick={() => change({ archived: true })}>Show archived campaigns</Button>
                {writes && create}
              </>
            }
          >
            Nothing is under way here.
          </EmptyState>
        ) : (
          <EmptyState
            title="No campaigns yet"
            action={writes && create}
            picture={<GhostTable columns={narrow ? NARROW_COLUMNS : COLUMNS} />}
          >
            {writes
              ? 'A campaign holds what you want to achieve, for whom, with which money. Begin with its name; everything else can follow.'
              : 'Nobody has created one here.'}
          </EmptyState>
        ))}
      {rows.length > 0 &&
        (board ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <CampaignBoard
              campaigns={rows}
              to={to}
              clients={agency}
              onMove={writes ? (campaign, status) => void move(campaign, status) : undefined}
            />
          </Suspense>
        ) : (
          <CampaignTable
            campaigns={rows}
            to={to}
            clients={agency}
            itemsFor={writes ? itemsFor : null}
          />
        ))}
      {board && rows.length === BOARD_MOST && (
        <p className="cap">
          The board shows the first {BOARD_MOST}. Search, or use the table, for the others.
        </p>
      )}
      {!board && (
        <Pager
          page={filter.page}
          size={PAGE}
          total={total}
          words={['Previous', 'Next']}
          onPage={page => {
            change({ page })
            window.scrollTo(0, 0)
          }}
        />
      )}
    </Page>
  )
}
