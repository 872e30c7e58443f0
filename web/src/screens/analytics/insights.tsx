import { InsightList } from '@/features/figures/components/insight-list.tsx'
import { HealthPanel } from '@/features/figures/components/health-panel.tsx'
import { AnalyticsFrame } from './analytics-frame.tsx'
import { NothingClear } from './nothing-clear.tsx'

/** Everything the figures say that chance does not explain, and how many were looked at for it. */
export default function Insights() {
  return (
    <AnalyticsFrame title="What the figures say">
      {view => (
        <div className="grid max-w-4xl gap-8">
          <HealthPanel view={view} />
          {view.insights.length === 0 ? (
            <NothingClear view={view} />
          ) : (
            <>
              <InsightList insights={view.insights} />
              <p className="cap">
                {view.compare === 'plan'
                  ? `${view.compared} figures were held against their plan.`
                  : `${view.compared} figures were compared with the period before.`}{' '}
                Of a hundred that do not move at all, about five look clear by chance: act on those
                that fit what you know, and look at the rest again next week.
              </p>
            </>
          )}
        </div>
      )}
    </AnalyticsFrame>
  )
}
