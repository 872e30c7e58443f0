import { ForCampaign } from '../session/for-campaign.tsx'
import Strategy from './strategy.tsx'

/** The Strategy agent's door for one campaign: what is begun here stays tied to it. */
export default function CampaignStrategy() {
  return (
    <ForCampaign>
      <Strategy />
    </ForCampaign>
  )
}
