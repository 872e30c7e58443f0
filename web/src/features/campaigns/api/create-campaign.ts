import type { CampaignFields } from '@sextant/contracts/campaigns/fields'
import { api } from '@/client/api.ts'
import { organizationFor } from '../save-words.ts'
import { keepCampaign } from './campaigns-changed.ts'

/** Creates a campaign in the organization, for one of its clients or for itself. */
export async function createCampaign(
  organizationId: string | undefined,
  clientId: string | null,
  fields: CampaignFields,
) {
  return keepCampaign(
    await api.campaigns.create({
      ...fields,
      org_id: organizationFor('create', organizationId),
      client_id: clientId,
    }),
  )
}
