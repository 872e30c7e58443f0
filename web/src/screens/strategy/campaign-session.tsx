import { ForCampaign } from './for-campaign.tsx'
import StrategySession from './session.tsx'

/** A session held for a campaign. */
export default function CampaignSession() {
  return (
    <ForCampaign>
      <StrategySession />
    </ForCampaign>
  )
}
