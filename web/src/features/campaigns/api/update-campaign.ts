import type { CampaignRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import { isConflict } from '@/client/failure-of.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { CampaignChanges } from '../campaign-form.ts'
import { organizationFor, SAVE_WORDS } from '../save-words.ts'
import { campaignQuery } from './get-campaign.ts'
import { keepCampaign } from './keep-campaign.ts'

export type CampaignUpdate = {
  organizationId: string | undefined
  /** As it stood when the change was begun. */
  row: Pick<CampaignRow, 'id' | 'version'>
  changes: CampaignChanges
}

/** saved: how it stands now. theirs: somebody else was faster, this is what they saved; nothing of ours was written. */
type Updated = { saved: CampaignRow } | { theirs: CampaignRow }

/** The call alone, for what saves a campaign in a way of its own. */
export async function sendUpdate({
  organizationId,
  row,
  changes,
}: CampaignUpdate): Promise<Updated> {
  const p_org_id = organizationFor('update', organizationId)
  try {
    const saved = await api.rpc.update_campaign({
      ...changes,
      p_org_id,
      p_campaign_id: row.id,
      p_version: row.version,
    })
    keepCampaign(saved)
    return { saved }
  } catch (error) {
    if (!isConflict(error)) throw error
    const now = { ...campaignQuery(p_org_id, row.id), staleTime: 0 }
    return { theirs: await queryClient.fetchQuery(now) }
  }
}

export const useUpdateCampaign = () =>
  useSaving({
    call: sendUpdate,
    words: SAVE_WORDS.update.failed,
    changes: ['campaigns'],
  })
