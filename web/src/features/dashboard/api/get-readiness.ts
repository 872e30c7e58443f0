import type { ReadinessRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'

export const readinessQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['get_intelligence_readiness', organizationId],
    queryFn: (): Promise<ReadinessRow> =>
      api.rpc.get_intelligence_readiness({ p_org_id: organizationId }),
    ...caches.get_intelligence_readiness,
  })
