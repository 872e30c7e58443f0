import { ForCampaign } from '../session/for-campaign.tsx'
import Performance from './performance.tsx'

/** The Performance Intelligence agent's door for one campaign: what is begun here sees its figures alone. */
export default function CampaignPerformance() {
  return (
    <ForCampaign>
      <Performance />
    </ForCampaign>
  )
}
