import type { AgentOutputRow } from '@sextant/contracts/rows'
import { messageOf } from '@/client/api.ts'
import { OutputList, OutputTable } from '@/features/outputs/components/output-list.tsx'
import { OutputSearch } from '@/features/outputs/components/output-search.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { NoOutputs, NothingMatches } from './no-outputs.tsx'
import { useOutputFilter } from './use-output-filter.ts'
import { useOutputList } from './use-output-list.ts'

/** Every deliverable of the organization, or of one client. The address carries the filters; view=expert shows a dense table. */
export default function Outputs() {
  const place = usePlace()
  const { typed, setTyped, q, agent, kept, saved, expert, narrows, set, clear } = useOutputFilter()
  const { list, rows, nothing } = useOutputList({ q, agent, saved })
  const untouched = nothing && !narrows
  return (
    <Page className="grid gap-6">
      <Head
        client={place.client?.name}
        expert={expert}
        onExpert={next => set('view', next ? 'expert' : null)}
      />
      {!untouched && (
        <OutputSearch typed={typed} onType={setTyped} agent={agent} kept={kept} onSet={set} />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your outputs are safe. Try again in a moment.
        </ErrorState>
      )}
      {nothing && narrows && <NothingMatches onClear={clear} />}
      {untouched && <NoOutputs start={place.agent('/strategy')} />}
      {rows.length > 0 && <Rows rows={rows} expert={expert} />}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older outputs
          </Button>
        </div>
      )}
    </Page>
  )
}

function Head({
  client,
  expert,
  onExpert,
}: {
  client: string | undefined
  expert: boolean
  onExpert: (expert: boolean) => void
}) {
  return (
    <PageHeader
      title={expert ? 'Outputs, Expert Mode' : 'Outputs'}
      meta={`Everything the agents wrote${client ? ` for ${client}` : ''}, newest first`}
      actions={
        <Button
          variant="quiet"
          className={expert ? '' : 'max-md:hidden'}
          onClick={() => onExpert(!expert)}
        >
          {expert ? 'Leave Expert Mode' : 'Expert Mode'}
        </Button>
      }
    />
  )
}

function Rows({ rows, expert }: { rows: readonly AgentOutputRow[]; expert: boolean }) {
  const editable = useCan()('outputs.manage')
  const place = usePlace()
  const hrefOf = (id: string) => place.page(`/outputs/${id}`)
  const Layout = expert ? OutputTable : OutputList
  return <Layout outputs={rows} hrefOf={hrefOf} editable={editable} />
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading outputs</output>
      {[1, 2, 3, 4, 5].map(line => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  )
}
