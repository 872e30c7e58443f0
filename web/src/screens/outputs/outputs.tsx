import { type AgentEntry, AGENTS } from '@sextant/contracts/catalogue'
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

/** One agent's outputs, and where it begins. */
type Only = { agent: AgentEntry; home: string }

/** Every deliverable of the organization, or of one client; `only`: of one agent. The address carries the filters; view=expert shows a dense table. */
export default function Outputs({ only }: { only?: Only }) {
  const place = usePlace()
  const { typed, setTyped, q, chosen, kept, saved, expert, narrows, set, clear } = useOutputFilter(
    only?.agent.id ?? null,
  )
  const agent = only?.agent.id ?? chosen
  const { list, rows, nothing } = useOutputList({ q, agent, saved })
  const untouched = nothing && !narrows
  return (
    <Page className="grid gap-6">
      <Head
        client={place.client?.name}
        agent={only?.agent.name}
        expert={expert}
        onExpert={next => set('view', next ? 'expert' : null)}
      />
      {!untouched && (
        <OutputSearch
          typed={typed}
          onType={setTyped}
          agent={agent}
          isOfOne={only !== undefined}
          kept={kept}
          onSet={set}
        />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your outputs are safe. Try again in a moment.
        </ErrorState>
      )}
      {nothing && narrows && <NothingMatches onClear={clear} />}
      {untouched && (
        <NoOutputs
          start={only?.home ?? place.agent(first.path)}
          name={only?.agent.name ?? first.name}
        />
      )}
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

/** Where one begins who has no outputs. */
const [first] = AGENTS as readonly [AgentEntry, ...AgentEntry[]]

function Head({
  client,
  agent = 'the agents',
  expert,
  onExpert,
}: {
  client: string | undefined
  agent: string | undefined
  expert: boolean
  onExpert: (expert: boolean) => void
}) {
  return (
    <PageHeader
      title={expert ? 'Outputs, Expert Mode' : 'Outputs'}
      meta={`Everything ${agent} wrote${client ? ` for ${client}` : ''}, newest first`}
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
