import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { SessionScope } from '@/features/agent-session/api/sessions.ts'
import { campaignQuery } from '@/features/campaigns/api/get-campaign.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

/** Where the Strategy agent is at work: whose sessions are shown and begun here, and the addresses that stay here. */
export type StrategyPlace = {
  scope: SessionScope
  /** The campaign the sessions are held for; ForCampaign has fetched it. */
  campaign: CampaignRow | null
  home: string
  history: string
  session: (id: string) => string
  outputs: string
  output: (id: string) => string
  insight: (id: string) => string
  /** Where the company model stands. */
  known: string
}

export function useStrategyPlace(): StrategyPlace {
  const { campaignId } = useParams()
  const { organization } = useMe()
  const place = usePlace()
  const { data: campaign = null } = useQuery({
    ...campaignQuery(organization?.id ?? '', campaignId ?? ''),
    enabled: campaignId !== undefined,
  })
  const home = place.agent(campaignId ? `/strategy/campaign/${campaignId}` : '/strategy')
  const known = place.client ? place.page('/intelligence') : '/learning-history'
  return {
    // A campaign's sessions are its client's, also when one comes to it by the organization's list.
    scope: {
      clientId: place.client?.id ?? campaign?.client_id ?? null,
      campaignId: campaignId ?? null,
    },
    campaign,
    home,
    history: place.agent('/strategy/history'),
    session: id => `${home}/session/${id}`,
    outputs: place.page('/outputs'),
    output: id => place.page(`/outputs/${id}`),
    insight: id => `${known}#insight-${id}`,
    known,
  }
}
