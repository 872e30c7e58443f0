import type { CampaignListRow } from '@sextant/contracts/rows'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { CampaignFilters, StatusTabs } from '@/features/campaigns/components/campaign-filters.tsx'
import { CampaignTable } from '@/features/campaigns/components/campaign-table.tsx'
import {
  BOARD_MOST,
  narrows,
  PAGE,
  paramsOf,
  type CampaignFilter,
} from '@/features/campaigns/list-filter.ts'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { AllArchived, NoCampaigns, NothingMatches } from './no-campaigns.tsx'
import { useCampaignActions } from './use-campaign-actions.ts'
import { useCampaignFilter, useCampaignList, type FoundCampaigns } from './use-campaign-list.ts'
import { useOwningClients } from './use-owning-clients.ts'

// Dragging is loaded with the board that needs it.
const CampaignBoard = lazy(async () => ({
  default: (await import('@/features/campaigns/components/campaign-board.tsx')).CampaignBoard,
}))

/** Campaigns of the organization, or of the client one is in: a table of a hundred a page, or a board by status. The address carries the filter. */
export default function Campaigns() {
  const writes = useCan()('campaigns.create')
  const place = usePlace()
  const { filter, typed, setTyped, change, apply, clear } = useCampaignFilter()
  const found = useCampaignList(filter)
  const { list, counts, blank } = found
  const { agency, clients } = useOwningClients()
  const board = filter.view === 'board'
  const create = writes && (
    <Link to={place.page('/campaigns/new')} className={buttonStyle({ variant: 'primary' })}>
      Create Campaign
    </Link>
  )
  return (
    <Page className="grid content-start gap-5">
      <Head found={found} filter={filter} create={create} />
      {!blank && (
        <CampaignFilters
          filter={filter}
          typed={typed}
          onType={setTyped}
          onChange={change}
          clients={clients}
          archived={counts?.archived ?? 0}
          views={
            <SavedViews
              scope="campaigns"
              current={paramsOf({ ...filter, page: 0 })}
              onApply={apply}
            />
          }
        />
      )}
      {!board && !blank && counts && (
        <StatusTabs counts={counts} filter={filter} onChange={status => change({ status })} />
      )}
      {list.isPending && <Loading />}
      {list.isError && !list.data && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your campaigns are safe. Try again in a moment.
        </ErrorState>
      )}
      {found.nothing && (
        <Nothing
          found={found}
          create={create}
          onClear={clear}
          onShowArchived={() => change({ archived: true })}
        />
      )}
      {found.rows.length > 0 && (
        <Rows rows={found.rows} board={board} agency={agency} writes={writes} />
      )}
      {!board && (
        <Pager
          page={filter.page}
          size={PAGE}
          total={found.total}
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

function Head({
  found: { counts, untouched, total },
  filter,
  create,
}: {
  found: FoundCampaigns
  filter: CampaignFilter
  create: ReactNode
}) {
  const client = usePlace().client?.name
  return (
    <PageHeader
      title="Campaigns"
      meta={counts && !untouched && howMany(total, filter, client)}
      actions={!untouched && create}
    />
  )
}

function Nothing({
  found,
  create,
  onClear,
  onShowArchived,
}: {
  found: FoundCampaigns
  create: ReactNode
  onClear: () => void
  onShowArchived: () => void
}) {
  if (!found.untouched) return <NothingMatches onClear={onClear} />
  if (found.allArchived) return <AllArchived create={create} onShow={onShowArchived} />
  return <NoCampaigns create={create} />
}

function Rows({
  rows,
  board,
  agency,
  writes,
}: {
  rows: readonly CampaignListRow[]
  board: boolean
  agency: boolean
  writes: boolean
}) {
  const place = usePlace()
  const to = (campaign: CampaignListRow) => place.page(`/campaigns/${campaign.id}`)
  const { move, itemsFor } = useCampaignActions(to)
  if (!board)
    return (
      <CampaignTable
        campaigns={rows}
        to={to}
        clients={agency}
        itemsFor={writes ? itemsFor : null}
      />
    )
  return (
    <>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <CampaignBoard
          campaigns={rows}
          to={to}
          clients={agency}
          onMove={writes ? (campaign, status) => void move(campaign, status) : undefined}
        />
      </Suspense>
      {rows.length === BOARD_MOST && (
        <p className="cap">
          The board shows the first {BOARD_MOST}. Search, or use the table, for the others.
        </p>
      )}
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading campaigns</output>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  )
}

/** "12 campaigns match of Fieldhouse Brewing" */
function howMany(total: number, filter: CampaignFilter, client: string | undefined): string {
  const campaigns = total === 1 ? '1 campaign' : `${total} campaigns`
  const match = narrows(filter) && filter.view !== 'board' ? ' match' : ''
  return `${campaigns}${match}${client ? ` of ${client}` : ''}`
}
