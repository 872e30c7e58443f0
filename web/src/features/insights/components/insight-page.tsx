import type { InsightRow } from '@sextant/contracts/company/insights'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { cn } from '@/ui/cn.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { HISTORY_PAGE } from '../api/insights.ts'
import { InsightLine } from './insight-line.tsx'

/** One page of what was learned, with the ways to the others. empty: what stands there when there is nothing. page: counted from 0. underLine: a rule stands above it already. outputHref: where a deliverable stands. */
export function InsightPage({
  insights,
  editable,
  page,
  onPage,
  empty,
  underLine = false,
  outputHref,
  namesClients = false,
}: {
  insights: UseQueryResult<InsightRow[]>
  editable: boolean
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  underLine?: boolean
  outputHref: (id: string) => string
  /** Of several clients: each line says whose it is. */
  namesClients?: boolean
}) {
  const named = useNamedInsight(insights.isSuccess)
  const rows = insights.data ?? []
  const below = underLine ? 'mt-4' : undefined
  const isLast = rows.length !== HISTORY_PAGE
  return (
    <>
      {insights.isPending && <Loading className={below} />}
      {insights.isError && (
        <ErrorState
          className={below}
          title={messageOf(insights.error)}
          onRetry={() => void insights.refetch()}
        >
          What was learned is safe. Try again in a moment.
        </ErrorState>
      )}
      {insights.data?.length === 0 && empty}
      {rows.length > 0 && (
        <ul className={cn(!underLine && 'border-t border-line-strong')}>
          {rows.map(insight => (
            <InsightLine
              key={insight.id}
              insight={insight}
              editable={editable}
              named={insight.id === named}
              outputHref={outputHref}
              namesClient={namesClients}
            />
          ))}
        </ul>
      )}
      {(page > 0 || !isLast) && (
        <nav aria-label="Pages" className={cn('flex gap-2', below)}>
          <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button disabled={isLast} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  )
}

/** The insight that the address names; it is led to once the list is there. */
function useNamedInsight(loaded: boolean): string | null {
  const { hash } = useLocation()
  useEffect(() => {
    if (loaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [loaded, hash])
  return hash.startsWith('#insight-') ? hash.slice('#insight-'.length) : null
}

function Loading({ className }: { className: string | undefined }) {
  return (
    <div className={cn('grid gap-3', className)}>
      <output className="sr-only">Loading insights</output>
      {[1, 2, 3, 4].map(line => (
        <Skeleton key={line} className="h-16" />
      ))}
    </div>
  )
}
