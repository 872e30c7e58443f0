import type { AgentOutputRow, DashboardMetrics } from '@sextant/contracts/rows'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { metricsFailure } from '@/features/dashboard/metrics-failure.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'

const strategySessions = (outputs: readonly AgentOutputRow[]): number =>
  new Set(
    outputs
      .filter(output => output.agent_type === 'strategy')
      .map(output => output.session_id ?? output.id),
  ).size

/** What an organization has done so far. */
export function OrganizationFigures({
  total,
  metrics,
  outputs,
}: {
  total: number
  metrics: UseQueryResult<DashboardMetrics>
  outputs: readonly AgentOutputRow[]
}) {
  if (metrics.isError)
    return (
      <ErrorState title={metricsFailure(metrics.error)} onRetry={() => void metrics.refetch()}>
        Everything else on this page is current.
      </ErrorState>
    )
  return (
    <div>
      <StatRow
        stats={[
          { label: 'Intelligence Outputs', value: total },
          { label: 'AI Interactions', value: metrics.data?.total_ai_interactions ?? '–' },
          { label: 'Active Campaigns', value: metrics.data?.active_campaigns ?? '–' },
          { label: 'Strategy Sessions', value: strategySessions(outputs) },
        ]}
      />
      <p className="mt-2 text-right">
        <Link to="/dashboard/metrics" className="link link-alone text-caption">
          All metrics
        </Link>
      </p>
    </div>
  )
}
