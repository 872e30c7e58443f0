import type { LibraryRow } from '@sextant/contracts/agent-outputs/library'
import { type AgentEntry, agentById } from '@sextant/contracts/catalogue'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { useStarOutput } from '@/features/outputs/api/save-output.ts'
import {
  LibraryFilters,
  LibraryLook,
  type Settled,
} from '@/features/outputs/components/library-filters.tsx'
import { LibraryList } from '@/features/outputs/components/library-list.tsx'
import { StaleProposal } from '@/features/outputs/components/stale-proposal.tsx'
import { paramsOf } from '@/features/outputs/output-filter.ts'
import { useOutputActions } from '@/features/outputs/use-output-actions.tsx'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { LibraryChips } from './library-chips.tsx'
import { librarySays } from './library-says.ts'
import { NoOutputs, NothingMatches, NothingSaved } from './no-outputs.tsx'
import { type Library, useLibrary } from './use-library.ts'
import { useOutputFilter } from './use-output-filter.ts'

type OutputsProps = {
  /** One agent's outputs, and where it begins. */
  only?: { agent: AgentEntry; home: string }
  /** One campaign's. */
  campaign?: { id: string; name: string }
  /** The saved ones. */
  saved?: boolean
}
const NOTHING_ELSE: OutputsProps = {}

/** Every deliverable of the organization or of one client, or a part of them. The address carries the filters; view=expert shows a dense table. */
export default function Outputs({ only, campaign, saved }: OutputsProps = NOTHING_ELSE) {
  const place = usePlace()
  const isAgency = useMe().organization?.type === 'AGENCY'
  const settled: Settled = {
    ...(only && { agent: only.agent.id }),
    ...(campaign && { campaign: campaign.id }),
    ...(saved && { state: 'saved' as const }),
  }
  const { filter, chosen, typed, setTyped, narrowed, apply, change, clear } =
    useOutputFilter(settled)
  const library = useLibrary(filter)
  const { list, rows, overview, nothing } = library
  const untouched = nothing && !narrowed
  const withClient = isAgency && !place.client
  return (
    <Page className="grid content-start gap-4">
      <PageHeader
        title={titleOf({ campaign, saved }, filter.expert)}
        meta={
          overview &&
          !untouched &&
          librarySays({
            overview,
            narrowed,
            settled,
            only,
            client: place.client?.name,
            withClient,
            sort: filter.sort,
          })
        }
      />
      {!untouched && (
        <>
          <LibraryFilters
            filter={filter}
            settled={settled}
            typed={typed}
            onType={setTyped}
            onChange={change}
            overview={overview}
            withClients={withClient}
          />
          <LibraryLook filter={filter} onChange={change}>
            <LibraryChips
              filter={filter}
              overview={overview}
              isWhole={!only && !campaign}
              onChange={change}
            />
            <SavedViews scope="outputs" current={paramsOf(chosen)} onApply={apply} />
          </LibraryLook>
        </>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your outputs are safe. Try again in a moment.
        </ErrorState>
      )}
      {nothing && <Nothing only={only} saved={saved} narrowed={narrowed} onClear={clear} />}
      {rows.length > 0 && (
        <Found
          library={library}
          isStaleFirst={filter.sort === 'stale' && !filter.expert}
          asTable={filter.expert}
          withClient={withClient}
        />
      )}
    </Page>
  )
}

function titleOf({ campaign, saved }: OutputsProps, expert: boolean): string {
  const whole = campaign ? `Outputs of ${campaign.name}` : saved && 'Saved outputs'
  return `${whole || 'Outputs'}${expert ? ', Expert Mode' : ''}`
}

function Nothing({
  only,
  saved,
  narrowed,
  onClear,
}: Pick<OutputsProps, 'only' | 'saved'> & { narrowed: boolean; onClear: () => void }): ReactNode {
  if (narrowed) return <NothingMatches onClear={onClear} />
  return saved ? <NothingSaved /> : <NoOutputs {...(only && { only })} />
}

function Found({
  library: { rows, overview, showMore },
  isStaleFirst,
  asTable,
  withClient,
}: {
  library: Library
  isStaleFirst: boolean
  asTable: boolean
  withClient: boolean
}) {
  const mayChange = useCan()('outputs.manage')
  const place = usePlace()
  const { itemsFor, dialog } = useOutputActions()
  const star = useStarOutput()
  const actions = useMemo(
    () => ({
      hrefOf: ({ id }: { id: string }) => place.page(`/outputs/${id}`),
      withClient,
      change: mayChange
        ? {
            itemsFor,
            star: ({ id, saved_at }: { id: string; saved_at: string | null }) =>
              void star({ id, isSaved: saved_at === null }),
          }
        : null,
    }),
    [place, withClient, mayChange, itemsFor, star],
  )
  const total = overview?.found ?? rows.length
  // Where the stale ones stand first, the first of them says what would change.
  const leading = isStaleFirst && mayChange && rows[0]?.stale_since ? rows[0] : null
  return (
    <>
      {leading && <Leading output={leading} withClient={withClient} />}
      <LibraryList
        outputs={leading ? rows.slice(1) : rows}
        total={total}
        asTable={asTable}
        onNearEnd={showMore}
        actions={actions}
      />
      {rows.length < total && (
        <p className="cap" aria-live="polite">
          {rows.length} of {total} loaded
        </p>
      )}
      {dialog}
    </>
  )
}

/** The stale output that stands first, with its changes. */
function Leading({ output, withClient }: { output: LibraryRow; withClient: boolean }) {
  const place = usePlace()
  const { id, title, agent_type, client_name, author_name } = output
  const whose = [withClient && client_name, author_name].filter(Boolean).join(' · ')
  return (
    <StaleProposal
      output={output}
      asks
      documentHref={(document, at) =>
        place.page(`/documents/${document}${at ? `?page=${at}` : ''}`)
      }
    >
      <h2 className="book text-title wrap-anywhere">
        <Link to={place.page(`/outputs/${id}`)} className="text-ink no-underline hover:underline">
          {title}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <AgentBadge agent={agent_type} name={agentById(agent_type).name} />
        <span className="cap">{whose}</span>
      </p>
    </StaleProposal>
  )
}

function Loading() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <output className="sr-only">Loading outputs</output>
      {[1, 2, 3, 4, 5, 6, 7, 8].map(card => (
        <Skeleton key={card} className="h-[270px] max-sm:h-24" />
      ))}
    </div>
  )
}
