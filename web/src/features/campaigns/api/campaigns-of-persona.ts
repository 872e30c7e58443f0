import type { NamedCampaign } from '@sextant/contracts/campaigns/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

/** Campaigns that speak to a persona, by the id of its deliverable; newest first. */
export const campaignsOfPersonaQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.ofPersona(id),
    queryFn: (): Promise<NamedCampaign[]> => api.campaigns.ofPersona({ id }),
    staleTime: 10_000,
    meta: { shows: ['campaigns'] },
  })
