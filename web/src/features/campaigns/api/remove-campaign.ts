import type { CampaignListRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { campaignKeys } from './keys.ts'

/** Deletes a campaign for good; its sessions and outputs stay. The dialog that asked tells a failure. */
export const useRemoveCampaign = () =>
  useSaving({
    call: ({ id }: CampaignListRow) => api.campaigns.remove({ id }),
    words: 'The campaign could not be deleted.',
    told: 'in place',
    changes: ['campaigns', 'agent-sessions', 'agent-outputs'],
    onSaved: (_, { org_id, id }) =>
      queryClient.removeQueries({ queryKey: campaignKeys.one(org_id, id) }),
  })
