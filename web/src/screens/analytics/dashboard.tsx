import { StackFigure } from '@/features/figures/components/charts.tsx'
import { ChannelMultiples } from '@/features/figures/components/channel-multiples.tsx'
import { HealthPanel } from '@/features/figures/components/health-panel.tsx'
import { HeatFigure } from '@/features/figures/components/heat-figure.tsx'
import { TrendMultiples } from '@/features/figures/components/trend-multiples.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'

/** Every important metric over the same days, small and beside each other. */
export default function AnalyticsDashboard() {
  return (
    <AnalyticsFrame title="Dashboard">
      {view => (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          <HealthPanel view={view} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">
            {view.heat && <HeatFigure of={view.heat} view={view} />}
            {view.stack && <StackFigure of={view.stack} view={view} />}
          </div>
          {view.by_channel && <ChannelMultiples of={view.by_channel} view={view} />}
          <TrendMultiples view={view} />
        </div>
      )}
    </AnalyticsFrame>
  )
}
