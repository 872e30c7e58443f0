import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { crossClientQuery } from '@/features/clients/api/get-cross-client.ts'
import { CrossClientAnalytics } from '@/features/clients/components/cross-client-analytics.tsx'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { metricsFailure } from '@/features/dashboard/metrics-failure.ts'
import { metricGroups } from '@/features/dashboard/metric-words.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** Every figure of the dashboard, each with what it says; for agencies all clients side by side. */
export default function Metrics() {
  const { organization } = useMe()
  const can = useCan()
  const [now] = useState(() => new Date())
  const orgId = organization?.id ?? ''
  const compares = organization?.type === 'AGENCY' && can('analytics.cross-client')
  const metrics = useQuery(metricsQuery(orgId))
  const crossClient = useQuery({ ...crossClientQuery(orgId), enabled: compares })
  return (
    <Page className="grid gap-8">
      <PageHeader
        title="Metrics"
        meta={
          metrics.dataUpdatedAt > 0 ? (
            <>
              Figures from <TimeSince at={new Date(metrics.dataUpdatedAt).toISOString()} />, at most
              two minutes old
            </>
          ) : (
            <output>Loading figures...</output>
          )
        }
      />
      {metrics.isPending && (
        <div className="grid gap-3">
          {[1, 2, 3, 4, 5, 6].map(line => (
            <Skeleton key={line} className="h-12" />
          ))}
        </div>
      )}
      {metrics.isError && (
        <ErrorState title={metricsFailure(metrics.error)} onRetry={() => void metrics.refetch()} />
      )}
      {metrics.data && (
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {metricGroups(metrics.data, now).map(group => (
            <section key={group.title} aria-label={group.title}>
              <h2 className="border-b border-line-strong pb-2 font-semibold">{group.title}</h2>
              <dl>
                {group.lines.map(line => (
                  <div
                    key={line.field}
                    className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2.5"
                  >
                    <dt className="font-medium">{line.label}</dt>
                    <dd className="text-right font-semibold">{line.value}</dd>
                    <dd className="cap col-span-2">{line.says}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
      {compares && crossClient.isPending && <Skeleton className="h-64" />}
      {crossClient.isError && (
        <ErrorState title={messageOf(crossClient.error)} onRetry={() => void crossClient.refetch()}>
          The figures of your clients could not be fetched. Try again in a moment.
        </ErrorState>
      )}
      {crossClient.data &&
        (crossClient.data.length === 0 ? (
          <p className="border-y border-line py-4 text-ink-2">
            No clients yet. Once there are some, they stand here side by side.
          </p>
        ) : (
          <CrossClientAnalytics rows={crossClient.data} at={crossClient.dataUpdatedAt} />
        ))}
    </Page>
  )
}
