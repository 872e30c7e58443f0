import type { CampaignRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isId } from '@/client/is-id.ts'
import { belongsHere, campaignQuery } from '@/features/campaigns/api/get-campaign.ts'
import { useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'

/** The campaign of the address. missing: there is none, or it is another client's. asking: the server is being asked for it right now. */
export function useCampaign(): {
  id: string
  campaign: CampaignRow | undefined
  asking: boolean
  missing: boolean
  failure: Error | null
  again: () => void
} {
  const { campaignId = '' } = useParams()
  const { organization } = useMe()
  const { client } = usePlace()
  const { data, error, isFetching, refetch } = useQuery({
    ...campaignQuery(organization?.id ?? '', campaignId),
    enabled: isId(campaignId),
  })
  const status: unknown = error && Reflect.get(error, 'status')
  const elsewhere = data !== undefined && !belongsHere(data, client)
  const missing = !isId(campaignId) || elsewhere || status === 404 || status === 400
  return {
    id: campaignId,
    campaign: missing ? undefined : data,
    asking: isFetching,
    missing,
    failure: missing || data ? null : error,
    again: () => void refetch(),
  }
}
