import { ForCampaign } from './for-campaign.tsx'
import AgentSession from './session.tsx'

/** A session held for a campaign. */
export default function CampaignSession() {
  return (
    <ForCampaign>
      <AgentSession />
    </ForCampaign>
  )
}
