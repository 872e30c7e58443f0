import type { CampaignRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import type { CampaignChanges } from '../campaign-form.ts'
import { organizationFor } from '../save-words.ts'
import { keepCampaign } from './campaigns-changed.ts'

/** Changes a campaign as it stood in `row`; somebody else's change in between is refused with CONFLICT. */
export async function updateCampaign(
  organizationId: string | undefined,
  row: Pick<CampaignRow, 'id' | 'version'>,
  changes: CampaignChanges,
): Promise<CampaignRow> {
  return keepCampaign(
    await api.rpc.update_campaign({
      ...changes,
      p_org_id: organizationFor('update', organizationId),
      p_campaign_id: row.id,
      p_version: row.version,
    }),
  )
}
