import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { importsQuery } from '@/features/figures/api/imports.ts'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { ArrivalList } from '@/features/figures/components/arrival-list.tsx'
import { HeadlineRow } from '@/features/figures/components/headline-row.tsx'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { MetricsNav } from './metrics-nav.tsx'
import { useFigureNews } from './use-figure-news.ts'

type HeardProps = {
  heardAt: string | null
  last: string | null
  /** Whether it is known what arrived before. */
  isKnown: boolean
}

/** When figures arrived last: while somebody looks, or before. */
function Heard({ heardAt, last, isKnown }: HeardProps) {
  if (heardAt)
    return (
      <>
        Something arrived <TimeSince at={heardAt} />; these figures have it
      </>
    )
  if (!isKnown) return 'Looking for what arrived last'
  if (!last) return 'Listening. Nothing has arrived yet'
  return (
    <>
      Listening. The last figures arrived <TimeSince at={last} />
    </>
  )
}

/** Figures as they arrive: every open window moves within two seconds, and says how old the last arrival is. */
export default function RealTime() {
  const { client } = usePlace()
  const clientId = client?.id ?? null
  const [heardAt, setHeardAt] = useState<string | null>(null)
  useFigureNews(() => setHeardAt(new Date().toISOString()))
  const view = useQuery(
    figuresViewQuery({ compare: 'previous', ...(clientId && { client_id: clientId }) }),
  )
  const imports = useQuery(importsQuery(clientId))
  const arrivals = (imports.data ?? []).filter(({ state }) => state === 'done')
  const last = arrivals[0]?.done_at ?? null
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title="Real-time"
          meta={
            <output>
              <Heard heardAt={heardAt} last={last} isKnown={imports.isSuccess} />
            </output>
          }
        />
        <MetricsNav />
      </div>
      {(view.isError || imports.isError) && (
        <ErrorState
          title={messageOf(view.error ?? imports.error)}
          onRetry={() => void Promise.all([view.refetch(), imports.refetch()])}
        >
          The figures are safe. Try again in a moment.
        </ErrorState>
      )}
      {view.isPending && <Skeleton className="h-36" />}
      {view.data && <HeadlineRow view={view.data} />}
      {arrivals.length === 0 && !imports.isPending && (
        <EmptyState title="Nothing arrives yet">
          Systems send figures to POST /api/v1/figures with a token of yours: a batch of days, all
          of it or nothing. The reference is at{' '}
          <a href="/api/docs" className="link">
            /api/docs
          </a>
          . What is imported from files or typed by hand shows here as well.
        </EmptyState>
      )}
      <ArrivalList arrivals={arrivals.slice(0, 12)} />
    </Page>
  )
}
