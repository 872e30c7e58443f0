import type { DashboardMetrics } from '@sextant/contracts/rows'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { metricsFailure } from '@/features/dashboard/metrics-failure.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { StatRow } from '@/ui/patterns/stat-row.tsx'

/** The figures of the whole agency. */
export function AgencyFigures({ metrics }: { metrics: UseQueryResult<DashboardMetrics> }) {
  if (metrics.isError)
    return (
      <ErrorState title={metricsFailure(metrics.error)} onRetry={() => void metrics.refetch()}>
        Everything else on this page is current.
      </ErrorState>
    )
  return (
    <div>
      <Figures metrics={metrics.data} />
      <p className="mt-2 flex flex-wrap justify-end gap-x-5 text-caption">
        <Link to="/dashboard/recommendations" className="link link-alone">
          All recommendations
        </Link>
        <Link to="/dashboard/metrics" className="link link-alone">
          Clients side by side
        </Link>
      </p>
    </div>
  )
}

function Figures({ metrics }: { metrics: DashboardMetrics | undefined }) {
  return (
    <StatRow
      stats={[
        {
          label: 'Total Clients',
          value: metrics?.client_count ?? '–',
          note: metrics && `${metrics.active_clients} active`,
        },
        ...revenue(metrics),
        {
          label: 'Active Campaigns',
          value: metrics?.active_campaigns ?? '–',
          note: metrics && `of ${metrics.campaign_count} total`,
        },
      ]}
    />
  )
}

/** Left out for who may not know what clients pay. In dollars already, unlike budgets. */
function revenue(metrics: DashboardMetrics | undefined) {
  const label = 'Monthly Revenue'
  if (!metrics) return [{ label, value: '–' }]
  if (metrics.total_revenue === null) return []
  const average = wholeDollars((metrics.avg_client_value ?? 0) * 100)
  return [
    {
      label,
      value: wholeDollars(metrics.total_revenue * 100),
      note: `${average} average per client`,
    },
  ]
}
