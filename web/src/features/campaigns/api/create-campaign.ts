import type { CampaignFields } from '../campaign-form.ts'
import { api } from '@/client/api.ts'
import { keepCampaign } from './campaigns-changed.ts'

/** Creates a campaign in the organization, for one of its clients or for itself. */
export async function createCampaign(organizationId: string | undefined, clientId: string | null, fields: CampaignFields) {
  if (!organizationId) throw new Error('User or Organization not found')
  return keepCampaign(await api.campaigns.create({ ...fields, org_id: organizationId, client_id: clientId }))
}
