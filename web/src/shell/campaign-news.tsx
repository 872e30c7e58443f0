import { lazy, Suspense } from 'react'
import { useCan, useMe } from '@/features/session/api/get-me.ts'

const CampaignNewsLine = lazy(async () => ({
  default: (await import('@/features/campaigns/campaign-news-line.tsx')).CampaignNewsLine,
}))

/** The line on which changes of campaigns come, for those who may see campaigns. */
export function CampaignNews() {
  const allowed = useCan()('campaigns.view')
  const { user, organization } = useMe()
  return allowed ? (
    <Suspense>
      <CampaignNewsLine session={`${user.id}:${organization?.id}`} />
    </Suspense>
  ) : null
}
