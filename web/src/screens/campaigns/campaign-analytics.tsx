import { PacePanel } from '@/features/campaigns/components/pace-panel.tsx'
import { FiguresBeside } from '../metrics/figures-beside.tsx'
import { CampaignFrame } from './campaign-frame.tsx'

/** What the money and the time of a campaign say. */
export default function CampaignAnalytics() {
  return (
    <CampaignFrame>
      {campaign => (
        <div className="grid max-w-[980px] grid-cols-[minmax(0,1fr)] gap-10">
          <PacePanel campaign={campaign} />
          <FiguresBeside
            clientId={campaign.client_id}
            campaignId={campaign.id}
            wanted={
              campaign.success_metrics.length > 0 &&
              `What you want to measure: ${campaign.success_metrics.join(', ')}.`
            }
          />
        </div>
      )}
    </CampaignFrame>
  )
}
