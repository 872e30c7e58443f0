import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { CampaignNotHere } from '../campaigns/campaign-frame.tsx'
import { useCampaign } from '../campaigns/use-campaign.ts'
import Outputs from './outputs.tsx'

/** The outputs of one campaign. */
export default function OutputsOfCampaign() {
  const { campaign, missing, failure, again } = useCampaign()
  if (missing) return <CampaignNotHere />
  if (failure)
    return (
      <Page>
        <ErrorState title={messageOf(failure)} onRetry={again}>
          The campaign is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!campaign) return null
  return <Outputs campaign={campaign} />
}
