import { api } from '@/client/api.ts'
import { keepCampaign } from './campaigns-changed.ts'

export const archiveCampaign = async (id: string) =>
  keepCampaign(await api.campaigns.archive({ id }))
export const restoreCampaign = async (id: string) =>
  keepCampaign(await api.campaigns.restore({ id }))
