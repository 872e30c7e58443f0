import { ForCampaign } from '../session/for-campaign.tsx'
import Personas from './personas.tsx'

/** The Persona agent's door for one campaign: what is drawn here stays tied to it. */
export default function CampaignPersonas() {
  return (
    <ForCampaign>
      <Personas />
    </ForCampaign>
  )
}
