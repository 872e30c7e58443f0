import type { CampaignRow } from '@sextant/contracts/rows'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { CampaignNotHere } from '../campaigns/campaign-frame.tsx'
import { useCampaign } from '../campaigns/use-campaign.ts'
import { Waiting } from './frame.tsx'
import { OpportunityList } from './opportunity-list.tsx'
import { useCampaignWins } from './use-quick-wins.ts'
import { WinList } from './win-list.tsx'

/** What was started for one campaign, and what could be, by the figures of whose campaign it is. */
export default function CampaignQuickWins() {
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
  if (!campaign)
    return (
      <Page>
        <h1 className="sr-only">Quick wins for a campaign</h1>
        <Waiting what="the campaign" />
      </Page>
    )
  return <ForCampaign campaign={campaign} />
}

function ForCampaign({ campaign }: { campaign: CampaignRow }) {
  const { page } = usePlace()
  const { list, today, hrefOf, waiting, late, underWay, graded, dropped } =
    useCampaignWins(campaign)
  usePageTitle(`Quick wins for ${campaign.name}`)
  const common = { hrefOf, today }
  return (
    <Page className="grid content-start gap-7">
      <PageHeader
        title={`Quick wins for ${campaign.name}`}
        meta={
          <Link to={page(`/campaigns/${campaign.id}`)} className="link link-alone">
            Back to the campaign
          </Link>
        }
      />
      {list.isError && (
        <ErrorState title={messageOf(list.error)} onRetry={() => void list.refetch()}>
          What you started is safe. Try again in a moment.
        </ErrorState>
      )}
      <WinList title="What came of it?" wins={waiting} {...common} />
      <WinList title="Late" wins={late} {...common} />
      <WinList title="Under way" wins={underWay} {...common} />
      <WinList title="Graded" wins={graded} {...common} />
      <WinList title="Dropped" wins={dropped} {...common} />
      <section aria-labelledby="could-be" className="grid gap-3">
        <h2 id="could-be" className="font-semibold">
          What could be started for it
        </h2>
        <OpportunityList clientId={campaign.client_id} campaignId={campaign.id} />
      </section>
    </Page>
  )
}
