import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { useExportClients } from '@/features/clients/api/export-clients.ts'
import { clientsQuery } from '@/features/clients/api/list-clients.ts'
import {
  filterOf,
  paramsOf,
  statusCounts,
  type ClientFilter,
} from '@/features/clients/client-filter.ts'
import { keepClientView, readClientView, type ClientView } from '@/features/clients/client-view.ts'
import { ClientSearch } from '@/features/clients/components/client-search.tsx'
import { ClientList } from '@/features/clients/components/client-list.tsx'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { GhostTable } from '@/ui/patterns/ghost-table.tsx'
import { useMedia } from '@/ui/use-media.ts'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'

const ImportDialog = lazy(async () => ({
  default: (await import('@/features/clients/components/import-dialog.tsx')).ImportDialog,
}))

const COLUMNS = ['Client', 'Status', 'Health', 'Campaigns', 'Monthly']
const NARROW_COLUMNS = ['Client', 'Health']
const none = new Map<string, never>()

/** Every client of the agency, who needs somebody first. The address carries search, status and order. */
export default function Clients() {
  const { organization } = useMe()
  const orgId = organization?.id ?? ''
  const manage = useCan()('clients.manage')
  const [params, setParams] = useSearchParams()
  const filter = filterOf(params)
  const [typed, setTyped] = useState(filter.q)
  const q = useDebounced(typed.trim(), 200)
  const [view, setView] = useState<ClientView>(readClientView)
  const exporting = useExportClients()
  const [importing, setImporting] = useState(false)
  const clients = useInfiniteQuery({
    ...clientsQuery(orgId, { ...filter, q }),
    placeholderData: keepPreviousData,
  })
  const attention = useQuery(attentionQuery(orgId))
  const signals = useMemo(
    () =>
      attention.data
        ? new Map(attention.data.map(({ client_id, signals: its }) => [client_id, its]))
        : none,
    [attention.data],
  )
  const rows = useMemo(() => clients.data?.pages.flatMap(page => page.rows) ?? [], [clients.data])

  const set = (change: Partial<ClientFilter>) =>
    setParams(paramsOf({ ...filter, q, ...change }), { replace: true })
  useEffect(() => {
    setParams(
      before => {
        const kept = filterOf(before)
        return kept.q === q ? before : paramsOf({ ...kept, q })
      },
      { replace: true },
    )
  }, [q, setParams])

  const { total = 0, by_status: byStatus = {} } = clients.data?.pages[0] ?? {}
  const statuses = statusCounts(byStatus)
  const nobody = clients.isSuccess && Object.values(byStatus).every(count => count === 0)
  const importButton = manage && <Button onClick={() => setImporting(true)}>Import CSV</Button>
  const add = manage && hasScreen('/clients/new') && (
    <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
      Add Client
    </Link>
  )
  return (
    <Page className="grid gap-6">
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <PageHeader
        title="Clients"
        meta={
          nobody || !clients.data
            ? undefined
            : howMany(statuses[0]?.count ?? 0, attention.data ? signals.size : null)
        }
        actions={
          !nobody && (
            <>
              {clients.data && (
                <Button
                  busy={exporting.saving}
                  onClick={() => void exporting.save({ ...filter, q })}
                >
                  Export CSV
                </Button>
              )}
              {importButton}
              {add}
            </>
          )
        }
      />
      {!nobody && (
        <ClientSearch
          filter={filter}
          typed={typed}
          onType={setTyped}
          onChange={set}
          statuses={statuses}
          view={view}
          onView={next => {
            setView(next)
            keepClientView(next)
          }}
          views={
            <SavedViews
              scope="clients"
              current={paramsOf({ ...filter, q })}
              onApply={kept => {
                setTyped(kept.q ?? '')
                setParams(kept, { replace: true })
              }}
            />
          }
        />
      )}
      {clients.isPending && <Loading />}
      {clients.isError && (
        <ErrorState title={messageOf(clients.error)} onRetry={() => void clients.refetch()}>
          Your clients are safe. Try again in a moment.
        </ErrorState>
      )}
      {nobody && <NoClients manage={manage} add={add} importButton={importButton} />}
      {clients.isSuccess && !nobody && rows.length === 0 && (
        <EmptyState
          title="Nothing matches"
          action={
            <Button
              onClick={() => {
                setTyped('')
                setParams({}, { replace: true })
              }}
            >
              Clear the filters
            </Button>
          }
        >
          No client has these words or this status.
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ClientList
          clients={rows}
          total={total}
          signals={signals}
          view={view}
          sort={filter.sort}
          onSort={sort => set({ sort })}
          onNearEnd={() => {
            if (clients.hasNextPage && !clients.isFetchingNextPage) void clients.fetchNextPage()
          }}
        />
      )}
      {rows.length > 0 && rows.length < total && (
        <p className="cap" aria-live="polite">
          {rows.length} of {total} loaded
        </p>
      )}
    </Page>
  )
}

function NoClients({
  manage,
  add,
  importButton,
}: {
  manage: boolean
  add: ReactNode
  importButton: ReactNode
}) {
  const narrow = useMedia('(max-width: 860px)')
  return (
    <EmptyState
      title="No clients yet"
      picture={<GhostTable columns={narrow ? NARROW_COLUMNS : COLUMNS} />}
      action={
        manage && (
          <>
            {add}
            {importButton}
          </>
        )
      }
    >
      {manage
        ? 'Add the first one: a name is enough. Its campaigns, sessions and outputs then stay together, and apart from every other client’s.'
        : 'Someone who manages clients adds them; yours will stand here.'}
    </EmptyState>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading clients</output>
      {[1, 2, 3, 4, 5, 6].map(line => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  )
}

/** "12 clients, 3 have something waiting". needing: null while that is not known. */
function howMany(count: number, needing: number | null): string {
  const clients = count === 1 ? '1 client' : `${count} clients`
  if (needing === null) return clients
  if (needing === 0) return `${clients}, nothing waits anywhere`
  return `${clients}, ${needing} ${needing === 1 ? 'has' : 'have'} something waiting`
}
