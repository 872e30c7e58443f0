import { useQuery } from '@tanstack/react-query'
import { namedCampaignsQuery } from '@/features/campaigns/api/named-campaigns.ts'
import { useMe } from '@/features/session/api/get-me.ts'

/** Campaigns that a name in a file may mean: of the client, or of the organization itself. */
export function useKnownCampaigns(clientId: string | null): { id: string; name: string }[] {
  const orgId = useMe().organization?.id ?? ''
  const campaigns = useQuery(namedCampaignsQuery(orgId, clientId))
  return (campaigns.data ?? [])
    .filter(({ client_id }) => client_id === clientId)
    .map(({ id, name }) => ({ id, name }))
}
