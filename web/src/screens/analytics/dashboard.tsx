import { HealthPanel } from '@/features/figures/components/health-panel.tsx'
import { TrendMultiples } from '@/features/figures/components/trend-multiples.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'

/** Every important metric over the same days, small and beside each other. */
export default function AnalyticsDashboard() {
  return (
    <AnalyticsFrame title="Dashboard">
      {view => (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          <HealthPanel view={view} />
          <TrendMultiples view={view} />
        </div>
      )}
    </AnalyticsFrame>
  )
}
