import { PacePanel } from '@/features/campaigns/components/pace-panel.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { CampaignFrame } from './campaign-frame.tsx'

/** What the money and the time of a campaign say. */
export default function CampaignAnalytics() {
  return (
    <CampaignFrame>
      {campaign => (
        <div className="grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-10">
          <PacePanel campaign={campaign} />
          <EmptyState title="No performance figures imported yet">
            Reach, clicks and sales stand here once they are imported. Until then this page computes
            only what the campaign itself says: money and time.
            {campaign.success_metrics.length > 0 &&
              ` What you want to measure: ${campaign.success_metrics.join(', ')}.`}
          </EmptyState>
        </div>
      )}
    </CampaignFrame>
  )
}
