import { Link } from 'react-router'
import { HeadlineRow } from '@/features/figures/components/headline-row.tsx'
import { HealthPanel } from '@/features/figures/components/health-panel.tsx'
import { InsightList } from '@/features/figures/components/insight-list.tsx'
import { SplitFigure, StackFigure } from '@/features/figures/components/charts.tsx'
import { usePlace } from '@/shell/place.ts'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { NothingClear } from './nothing-clear.tsx'

const SHOWN = 4

/** What happened in a few sentences, before any table. */
export default function Analytics() {
  const { page } = usePlace()
  return (
    <AnalyticsFrame title="Analytics">
      {view => (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          <HealthPanel view={view} />
          <HeadlineRow view={view} />
          <section aria-labelledby="said" className="grid gap-1">
            <h2 id="said" className="font-semibold">
              What chance does not explain
            </h2>
            {view.insights.length === 0 ? (
              <NothingClear view={view} />
            ) : (
              <InsightList insights={view.insights.slice(0, SHOWN)} />
            )}
            <p className="pt-2">
              <Link to={page('/analytics/insights')} className="link">
                Everything the figures say
              </Link>{' '}
              ·{' '}
              <Link to={page('/metrics')} className="link">
                All figures
              </Link>
            </p>
          </section>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-2">
            {view.split && <SplitFigure of={view.split} view={view} />}
            {view.stack && <StackFigure of={view.stack} view={view} />}
          </div>
        </div>
      )}
    </AnalyticsFrame>
  )
}
