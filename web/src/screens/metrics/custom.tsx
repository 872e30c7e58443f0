import type { CustomMetricRow } from '@sextant/contracts/metrics/routes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { customMetricsQuery, useRemoveMetric } from '@/features/figures/api/metrics.ts'
import { MetricForm } from '@/features/figures/components/metric-form.tsx'
import { MetricList } from '@/features/figures/components/metric-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { MetricsNav } from './metrics-nav.tsx'

/** Metrics of one's own: a formula, tried on one's own figures while it is written. */
export default function OwnMetrics() {
  const { client } = usePlace()
  const metrics = useQuery(customMetricsQuery)
  const may = useCan()('figures.manage')
  const { save: remove } = useRemoveMetric()
  const [edited, setEdited] = useState<CustomMetricRow | 'new' | null>(null)
  const rows = metrics.data ?? []
  return (
    <Page className="grid content-start gap-7">
      <div className="grid gap-3">
        <PageHeader
          title="Own metrics"
          meta="Formulas over your figures and other metrics, used on every page like those of the product"
          actions={
            may &&
            edited === null && (
              <Button variant="primary" onClick={() => setEdited('new')}>
                New metric
              </Button>
            )
          }
        />
        <MetricsNav />
      </div>
      {metrics.isError && (
        <ErrorState title={messageOf(metrics.error)} onRetry={() => void metrics.refetch()}>
          Your metrics are safe. Try again in a moment.
        </ErrorState>
      )}
      {metrics.isPending && <Skeleton className="h-40" />}
      {edited !== null && (
        <MetricForm
          key={edited === 'new' ? 'new' : edited.id}
          metric={edited === 'new' ? null : edited}
          others={rows}
          clientId={client?.id ?? null}
          close={() => setEdited(null)}
        />
      )}
      {metrics.data && rows.length === 0 && edited === null && (
        <EmptyState title="No metric of your own yet">
          For example what an order leaves after ads: (revenue − spend) ÷ orders. Units are checked
          while you write, and the value on your latest four weeks stands beside it.
        </EmptyState>
      )}
      <MetricList rows={rows} edit={may ? setEdited : null} remove={row => void remove(row)} />
    </Page>
  )
}
