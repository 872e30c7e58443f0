import { type AgentEntry, agentById } from '@sextant/contracts/catalogue'
import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { SessionScope } from '@/features/agent-session/api/sessions.ts'
import { campaignQuery } from '@/features/campaigns/api/get-campaign.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { useScreenRow } from '@/shell/root.tsx'

/** Where an agent is at work: whose sessions are shown and begun here, and the addresses that stay here. */
export type AgentPlace = {
  agent: AgentEntry
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

export function useAgentPlace(): AgentPlace {
  const agent = useAgentHere()
  const { campaignId } = useParams()
  const { organization } = useMe()
  const place = usePlace()
  const { data: campaign = null } = useQuery({
    ...campaignQuery(organization?.id ?? '', campaignId ?? ''),
    enabled: campaignId !== undefined,
  })
  const home = place.agent(campaignId ? `${agent.path}/campaign/${campaignId}` : agent.path)
  const learned = place.client ? place.page('/intelligence') : '/learning-history'
  return {
    agent,
    // A campaign's sessions are its client's, also when one comes to it by the organization's list.
    scope: {
      clientId: place.client?.id ?? campaign?.client_id ?? null,
      campaignId: campaignId ?? null,
    },
    campaign,
    home,
    history: place.agent(`${agent.path}/history`),
    session: id => `${home}/session/${id}`,
    outputs: place.page('/outputs'),
    output: id =>
      agent.hasPages ? place.agent(`${agent.path}/${id}`) : place.page(`/outputs/${id}`),
    insight: id => `${learned}#insight-${id}`,
    known: place.page('/intelligence'),
  }
}

/** The agent whose page this is, as the screen table says. */
function useAgentHere(): AgentEntry {
  const row = useScreenRow()
  if (!row?.agent) throw new Error('no agent holds sessions at this address')
  return agentById(row.agent)
}
