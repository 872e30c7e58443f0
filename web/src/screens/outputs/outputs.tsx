import type { AgentEntry } from '@sextant/contracts/catalogue'
import type { Corrected } from '@sextant/contracts/search/routes'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@/client/api.ts'
import {
  LibraryFilters,
  LibraryLook,
  type Settled,
} from '@/features/outputs/components/library-filters.tsx'
import { paramsOf } from '@/features/outputs/output-filter.ts'
import { SavedViews } from '@/features/saved-views/components/saved-views.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { LibraryChips } from './library-chips.tsx'
import { librarySays } from './library-says.ts'
import { NoOutputs, NothingMatches, NothingSaved } from './no-outputs.tsx'
import { FoundOutputs } from './found-outputs.tsx'
import { useLibrary } from './use-library.ts'
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
  const mayChange = useCan()('outputs.manage')
  const [choosing, setChoosing] = useState(false)
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
        actions={
          mayChange &&
          rows.length > 0 && (
            <Button aria-pressed={choosing} onClick={() => setChoosing(!choosing)}>
              Select
            </Button>
          )
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
      {library.corrected.length > 0 && (
        <output className="text-ink-2">{readAs(library.corrected)}</output>
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          Your outputs are safe. Try again in a moment.
        </ErrorState>
      )}
      {nothing && <Nothing only={only} saved={saved} narrowed={narrowed} onClear={clear} />}
      {rows.length > 0 && (
        <FoundOutputs
          library={library}
          // Where words are looked for, each card shows where they stand.
          isStaleFirst={filter.sort === 'stale' && !filter.expert && !filter.q}
          asTable={filter.expert}
          withClient={withClient}
          choosing={choosing}
          onChosen={() => setChoosing(false)}
        />
      )}
    </Page>
  )
}

const words = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const readAs = (corrected: readonly Corrected[]): string =>
  `${corrected.map(({ typed, read }) => `“${typed}” stands nowhere, read as ${words.format(read)}`).join('; ')}.`

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
