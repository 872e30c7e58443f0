import type { CampaignRow } from '@sextant/contracts/rows'
import { PacePanel } from '@/features/campaigns/components/pace-panel.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { FiguresBeside } from '../metrics/figures-beside.tsx'
import { CampaignFrame } from './campaign-frame.tsx'
import { useMeasuredSpend } from './use-measured-spend.ts'

/** What the money and the time of a campaign say. */
export default function CampaignAnalytics() {
  return (
    <CampaignFrame>
      {campaign => (
        <div className="grid max-w-[980px] grid-cols-[minmax(0,1fr)] gap-10">
          <Pace campaign={campaign} />
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

function Pace({ campaign }: { campaign: CampaignRow }) {
  const measured = useMeasuredSpend(campaign)
  if (measured === undefined) return <Skeleton className="h-64" />
  return <PacePanel campaign={campaign} measured={measured} />
}
