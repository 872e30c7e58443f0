import { useQuery } from '@tanstack/react-query'
import { namedCampaignsQuery } from '@/features/campaigns/api/named-campaigns.ts'
import { useMe } from '@/features/session/api/get-me.ts'

/** Campaigns that an output of this client (null: of the organization) can stand with. */
export function useCampaignNames(
  clientId: string | null,
  isAsked: boolean,
): { id: string; name: string }[] {
  const { organization } = useMe()
  const campaigns = useQuery({
    ...namedCampaignsQuery(organization?.id ?? '', clientId),
    enabled: isAsked,
  })
  return (campaigns.data ?? [])
    .filter(({ client_id }) => client_id === clientId)
    .map(({ id, name }) => ({ id, name }))
}
