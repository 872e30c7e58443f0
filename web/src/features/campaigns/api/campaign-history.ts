import type { StatusChange } from '@sextant/contracts/campaigns/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { campaignKeys } from './keys.ts'

/** Who moved the campaign from which status to which, newest first. */
export const campaignHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKeys.history(id),
    queryFn: (): Promise<StatusChange[]> => api.campaigns.history({ id }),
    staleTime: 10_000,
    meta: { shows: ['campaigns'] },
  })
