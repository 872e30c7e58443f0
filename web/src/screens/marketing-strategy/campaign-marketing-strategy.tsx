import { ForCampaign } from '../session/for-campaign.tsx'
import MarketingStrategy from './marketing-strategy.tsx'

/** The Marketing Strategy agent's door for one campaign: what is begun here stays tied to it. */
export default function CampaignMarketingStrategy() {
  return (
    <ForCampaign>
      <MarketingStrategy />
    </ForCampaign>
  )
}
