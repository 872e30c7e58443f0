import { api } from '@/client/api.ts'
import { keepCampaign } from './campaigns-changed.ts'

/** A draft with the same fields; nothing spent, no dates. */
export const duplicateCampaign = async (id: string) =>
  keepCampaign(await api.campaigns.duplicate({ id }))
