import type { InsightRow } from '@sextant/contracts/rows'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { HISTORY_PAGE, insightHistoryQuery } from '@/features/insights/api/insights.ts'
import { InsightLine } from '@/features/insights/components/insight-line.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

type Filter = 'all' | 'pending' | 'approved'
const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
] as const

/** Everything the agents know about the business, each with the words it came from. */
export default function LearningHistory() {
  const [params, setParams] = useSearchParams()
  const can = useCan()
  const status = FILTERS.find(({ value }) => value === params.get('status'))?.value ?? 'all'
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '1', 10) - 1 || 0)
  const history = useQuery({
    ...insightHistoryQuery(status === 'all' ? undefined : status, page),
    placeholderData: keepPreviousData,
  })
  const { hash } = useLocation()
  const loaded = history.isSuccess
  // An address that names one insight leads to it, once the list is there.
  useEffect(() => {
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [loaded, hash])
  const go = (next: { status?: Filter; page?: number }) =>
    setParams(() => {
      const chosen = new URLSearchParams()
      const filter = next.status ?? status
      if (filter !== 'all') chosen.set('status', filter)
      if (next.page) chosen.set('page', String(next.page + 1))
      return chosen
    })

  return (
    <Page className="grid gap-6">
      <PageHeader
        title="Learning history"
        meta="What the agents learned from your words. Approved insights reach every agent."
        actions={
          !(status === 'all' && page === 0 && history.data?.length === 0) && (
            <SegmentedControl
              label="Which insights"
              fill
              value={status}
              options={FILTERS}
              onValueChange={value => go({ status: value })}
            />
          )
        }
      />
      {history.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading insights</output>
          {[1, 2, 3, 4].map(line => (
            <Skeleton key={line} className="h-16" />
          ))}
        </div>
      )}
      {history.isError && (
        <ErrorState title={messageOf(history.error)} onRetry={() => void history.refetch()}>
          What was learned is safe. Try again in a moment.
        </ErrorState>
      )}
      {history.data?.length === 0 &&
        (status === 'all' && page === 0 ? (
          <EmptyState
            title="Nothing learned yet"
            action={
              <Link to="/strategy" className={buttonStyle({ variant: 'primary' })}>
                Start with Strategy
              </Link>
            }
          >
            While you answer an agent's questions, it notes what it learns about your business. You
            approve or correct it here, and every agent knows it.
          </EmptyState>
        ) : (
          <EmptyState title={status === 'pending' ? 'Nothing waits for you' : 'Nothing here'}>
            {status === 'pending'
              ? 'What an agent is not sure of will stand here until you decide.'
              : 'No insight on this page.'}
          </EmptyState>
        ))}
      {history.data && history.data.length > 0 && (
        <ul className="border-t border-line-strong">
          {history.data.map((insight: InsightRow) => (
            <InsightLine
              key={insight.id}
              insight={insight}
              editable={can('insights.manage')}
              named={hash === `#insight-${insight.id}`}
            />
          ))}
        </ul>
      )}
      {(page > 0 || history.data?.length === HISTORY_PAGE) && (
        <nav aria-label="Pages" className="flex gap-2">
          <Button disabled={page === 0} onClick={() => go({ page: page - 1 })}>
            Newer
          </Button>
          <Button
            disabled={history.data?.length !== HISTORY_PAGE}
            onClick={() => go({ page: page + 1 })}
          >
            Older
          </Button>
        </nav>
      )}
    </Page>
  )
}
