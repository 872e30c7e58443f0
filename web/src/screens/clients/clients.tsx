import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { useExportClients } from '@/features/clients/api/export-clients.ts'
import { paramsOf, type ClientFilter, type ClientSort } from '@/features/clients/client-filter.ts'
import { keepClientView, readClientView, type ClientView } from '@/features/clients/client-view.ts'
import { ClientList } from '@/features/clients/components/client-list.tsx'
import { ClientSearch } from '@/features/clients/components/client-search.tsx'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { NoClients, NothingMatches } from './no-clients.tsx'
import { useClientFilter } from './use-client-filter.ts'
import { useClientList, type FoundClients } from './use-client-list.ts'

const ImportDialog = lazy(async () => ({
  default: (await import('@/features/clients/components/import-dialog.tsx')).ImportDialog,
}))

/** Every client of the agency, who needs somebody first. The address carries search, status and order. */
export default function Clients() {
  const manage = useCan()('clients.manage')
  const { filter, typed, setTyped, change, apply, clear } = useClientFilter()
  const [view, setView] = useState<ClientView>(readClientView)
  const [importing, setImporting] = useState(false)
  const found = useClientList(filter)
  const { list, nobody } = found
  const importButton = manage && <Button onClick={() => setImporting(true)}>Import CSV</Button>
  const add = manage && <AddLink />
  return (
    <Page className="grid gap-6">
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <PageHeader
        title="Clients"
        meta={!nobody && list.data && <HowMany found={found} />}
        actions={
          !nobody && (
            <>
              {list.data && <ExportButton filter={filter} />}
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
          onChange={change}
          statuses={found.statuses}
          view={view}
          onView={next => {
            setView(next)
            keepClientView(next)
          }}
          views={<SavedViews scope="clients" current={paramsOf(filter)} onApply={apply} />}
        />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your clients are safe. Try again in a moment.
        </ErrorState>
      )}
      {nobody && (
        <NoClients
          manage={manage}
          ways={
            <>
              {add}
              {importButton}
            </>
          }
        />
      )}
      {found.nothing && <NothingMatches onClear={clear} />}
      {found.rows.length > 0 && (
        <Rows found={found} view={view} sort={filter.sort} onSort={sort => change({ sort })} />
      )}
    </Page>
  )
}

function AddLink() {
  if (!hasScreen('/clients/new')) return null
  return (
    <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
      Add Client
    </Link>
  )
}

/** Of what the filter finds. */
function ExportButton({ filter }: { filter: ClientFilter }) {
  const exporting = useExportClients()
  return (
    <Button busy={exporting.saving} onClick={() => void exporting.save(filter)}>
      Export CSV
    </Button>
  )
}

function Rows({
  found: { rows, total, signals, showMore },
  view,
  sort,
  onSort,
}: {
  found: FoundClients
  view: ClientView
  sort: ClientSort
  onSort: (sort: ClientSort) => void
}) {
  return (
    <>
      <ClientList
        clients={rows}
        total={total}
        signals={signals}
        view={view}
        sort={sort}
        onSort={onSort}
        onNearEnd={showMore}
      />
      {rows.length < total && (
        <p className="cap" aria-live="polite">
          {rows.length} of {total} loaded
        </p>
      )}
    </>
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

/** "12 clients, 3 have something waiting". */
function HowMany({ found: { statuses, needing } }: { found: FoundClients }) {
  const count = statuses[0]?.count ?? 0
  const clients = count === 1 ? '1 client' : `${count} clients`
  if (needing === null) return clients
  if (needing === 0) return `${clients}, nothing waits anywhere`
  return `${clients}, ${needing} ${needing === 1 ? 'has' : 'have'} something waiting`
}
