import type { ReactNode } from 'react'
import { messageOf } from '@/client/api.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { CampaignNotHere } from '../campaigns/campaign-frame.tsx'
import { useCampaign } from '../campaigns/use-campaign.ts'

/** Draws a page of the agent once it is certain that its campaign is there, and is one of this place. */
export function ForCampaign({ children }: { children: ReactNode }) {
  const allowed = useCan()('agents.use')
  const { campaign, missing, failure, again } = useCampaign()
  if (!allowed) return <Forbidden />
  if (missing) return <CampaignNotHere />
  if (failure)
    return (
      <Page>
        <ErrorState title={messageOf(failure)} onRetry={again}>
          The campaign is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  return campaign ? children : <LoadingScreen label="Loading the campaign" />
}
