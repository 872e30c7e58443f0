import type { CampaignRow } from '@sextant/contracts/rows'
import type { Query } from '@tanstack/react-query'
import { queryClient } from '@/client/query-client.ts'
import { campaignQuery } from './get-campaign.ts'

/** First words of the keys of everything that counts or shows campaigns. */
const TOUCHED = new Set([
  'campaigns',
  'clients',
  'get_campaigns_list_routed',
  'get_campaign_details_routed',
  'get_active_campaigns_routed',
  'get_dashboard_campaigns_routed',
  'get_dashboard_metrics_cached',
  'get_dashboard_clients',
  'get_client_by_slug_routed',
  'get_client_dashboard_routed',
  'get_cross_client_analytics',
  'portal',
])

const showsCampaigns = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  typeof queryKey[0] === 'string' && TOUCHED.has(queryKey[0])

/** A campaign came, went or changed, here or elsewhere: what shows or counts campaigns asks again. */
export const campaignsChanged = () =>
  void queryClient.invalidateQueries({ predicate: showsCampaigns })

/** The server's answer takes its place at once; lists and figures follow. */
export function keepCampaign(row: CampaignRow): CampaignRow {
  queryClient.setQueryData(campaignQuery(row.org_id, row.id).queryKey, row)
  campaignsChanged()
  return row
}
