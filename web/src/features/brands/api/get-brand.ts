import type { InsightRow } from '@sextant/contracts/company/insights'
import type { BusinessContext } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { brandKeys } from './keys.ts'

const MOST = 100

export type BrandKnowledge = { profile: BusinessContext | null; insights: InsightRow[] }

/** Profile and approved insights of one client, or (clientId null) of the organization itself. */
export const brandQuery = (organizationId: string, clientId: string | null) =>
  queryOptions({
    queryKey: brandKeys.of(organizationId, clientId),
    queryFn: async (): Promise<BrandKnowledge> => {
      const [profile, insights] = await Promise.all([
        clientId === null
          ? api.businessContext.read({ organizationId })
          : api.clients.profile({ id: clientId }),
        api.businessContext.history({
          status: 'approved',
          limit: MOST,
          ...(clientId === null ? {} : { client_id: clientId }),
        }),
      ])
      // Without a client the answer holds everybody's: what belongs to one is not the organization's own.
      return { profile, insights: insights.filter(insight => insight.client_id === clientId) }
    },
    staleTime: 60_000,
    meta: { shows: ['insights', 'clients'] },
  })
