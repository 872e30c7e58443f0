import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { campaignsChanged } from './campaigns-changed.ts'
import { campaignQuery } from './get-campaign.ts'

/** Deletes a campaign for good; its sessions and outputs stay. */
export async function removeCampaign(organizationId: string, id: string): Promise<void> {
  await api.campaigns.remove({ id })
  queryClient.removeQueries({ queryKey: campaignQuery(organizationId, id).queryKey })
  campaignsChanged()
  for (const work of ['agent-sessions', 'agent-outputs'])
    void queryClient.invalidateQueries({ queryKey: [work, 'list'] })
}
