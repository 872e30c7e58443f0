import { SEARCH_MAX } from '@sextant/contracts/limits'
import { AGENTS } from '@sextant/contracts/catalogue'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { SearchIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { outputsQuery } from '@/features/outputs/api/outputs.ts'
import { OutputList, OutputTable } from '@/features/outputs/components/output-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useDebounced } from '@/ui/use-debounced.ts'

const KEPT = [
  { value: 'all', label: 'All' },
  { value: 'saved', label: 'Saved' },
  { value: 'drafts', label: 'Drafts' },
] as const
const agents = AGENTS.filter(({ available }) => available)

/** Every deliverable of the organization, or of one client. The address carries the filters; view=expert shows a dense table. */
export default function Outputs() {
  const [params, setParams] = useSearchParams()
  const editable = useCan()('outputs.manage')
  const place = usePlace()
  const hrefOf = (id: string) => place.page(`/outputs/${id}`)
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const q = useDebounced(typed.trim(), 250)
  const agent = agents.find(({ id }) => id === params.get('agent'))?.id ?? null
  const kept = KEPT.find(({ value }) => value === params.get('kept'))?.value ?? 'all'
  const expert = params.get('view') === 'expert'
  const outputs = useInfiniteQuery({
    ...outputsQuery({
      q,
      agent,
      saved: kept === 'all' ? null : kept === 'saved',
      clientId: place.client?.id ?? null,
    }),
    placeholderData: keepPreviousData,
  })
  const set = (key: string, value: string | null) =>
    setParams(
      before => {
        const next = new URLSearchParams(before)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  useEffect(() => {
    setParams(
      before => {
        if ((before.get('q') ?? '') === q) return before
        const next = new URLSearchParams(before)
        if (q) next.set('q', q)
        else next.delete('q')
        return next
      },
      { replace: true },
    )
  }, [q, setParams])

  const rows = outputs.data?.pages.flat() ?? []
  const filtered = Boolean(q || agent || kept !== 'all')
  return (
    <Page className="grid gap-6">
      <PageHeader
        title={expert ? 'Outputs, Expert Mode' : 'Outputs'}
        meta={`Everything the agents wrote${place.client ? ` for ${place.client.name}` : ''}, newest first`}
        actions={
          <Button
            variant="quiet"
            className={expert ? '' : 'max-md:hidden'}
            onClick={() => set('view', expert ? null : 'expert')}
          >
            {expert ? 'Leave Expert Mode' : 'Expert Mode'}
          </Button>
        }
      />
      {!(outputs.data && rows.length === 0 && !filtered) && (
        <search className="flex flex-wrap items-center gap-3 max-md:grid">
          <span className="relative min-w-56 flex-1 md:max-w-sm">
            <SearchIcon
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
            />
            <Input
              type="search"
              aria-label="Search titles and decisions"
              placeholder="Search titles and decisions"
              maxLength={SEARCH_MAX}
              className="pl-9"
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </span>
          {agents.length > 1 && (
            <NativeSelect
              aria-label="Agent"
              value={agent ?? ''}
              onChange={event => set('agent', event.target.value || null)}
            >
              <option value="">All agents</option>
              {agents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
          <SegmentedControl
            label="Saved or drafts"
            value={kept}
            options={KEPT}
            fill
            onValueChange={value => set('kept', value === 'all' ? null : value)}
          />
        </search>
      )}
      {outputs.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading outputs</output>
          {[1, 2, 3, 4, 5].map(line => (
            <Skeleton key={line} className="h-14" />
          ))}
        </div>
      )}
      {outputs.isError && (
        <ErrorState title={messageOf(outputs.error)} onRetry={() => void outputs.refetch()}>
          Your outputs are safe. Try again in a moment.
        </ErrorState>
      )}
      {outputs.data &&
        rows.length === 0 &&
        (filtered ? (
          <EmptyState
            title="Nothing matches"
            action={
              <Button
                onClick={() => {
                  setTyped('')
                  setParams(expert ? { view: 'expert' } : {}, { replace: true })
                }}
              >
                Clear the filters
              </Button>
            }
          >
            No output has these words or this state.
          </EmptyState>
        ) : (
          <EmptyState
            title="No outputs yet"
            action={
              <Link to={place.agent('/strategy')} className={buttonStyle({ variant: 'primary' })}>
                Start with Strategy
              </Link>
            }
          >
            Every deliverable an agent writes is kept here. The first takes five to ten minutes.
          </EmptyState>
        ))}
      {rows.length > 0 &&
        (expert ? (
          <OutputTable outputs={rows} hrefOf={hrefOf} editable={editable} />
        ) : (
          <OutputList outputs={rows} hrefOf={hrefOf} editable={editable} />
        ))}
      {outputs.hasNextPage && (
        <div>
          <Button busy={outputs.isFetchingNextPage} onClick={() => void outputs.fetchNextPage()}>
            Show older outputs
          </Button>
        </div>
      )}
    </Page>
  )
}
