import { messageOf } from '@/client/api.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { CampaignNotHere } from '../campaigns/campaign-frame.tsx'
import { useCampaign } from '../campaigns/use-campaign.ts'
import { DocumentsPage } from './documents-page.tsx'

/** Documents of one campaign. */
export default function DocumentsOfCampaign() {
  const { page } = usePlace()
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
  return (
    <DocumentsPage
      title={`Documents of ${campaign.name}`}
      of={{ campaign_id: campaign.id }}
      uploadPath={page(`/documents/upload?campaign=${campaign.id}`)}
    />
  )
}
