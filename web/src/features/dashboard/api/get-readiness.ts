import type { ReadinessRow } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { dashboardKeys } from './keys.ts'

export const readinessQuery = (organizationId: string) =>
  queryOptions({
    queryKey: dashboardKeys.readiness(organizationId),
    queryFn: (): Promise<ReadinessRow> =>
      api.rpc.get_intelligence_readiness({ p_org_id: organizationId }),
    meta: { shows: ['agent-outputs', 'insights'] },
    ...caches.get_intelligence_readiness,
  })
