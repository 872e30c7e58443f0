import type { DashboardMetrics } from '@sextant/contracts/rows'
import { queryOptions } from '@tanstack/react-query'
import { caches } from 'virtual:api-contract'
import { api } from '@/client/api.ts'
import { NO_ORGANIZATION_ID } from '../metrics-failure.ts'
import { dashboardKeys } from './keys.ts'

export const metricsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: dashboardKeys.metrics(organizationId),
    queryFn: async (): Promise<DashboardMetrics> => {
      if (!organizationId) throw new Error(NO_ORGANIZATION_ID)
      return api.rpc.get_dashboard_metrics_cached({ p_org_id: organizationId })
    },
    meta: { shows: ['clients', 'campaigns', 'documents'] },
    ...caches.get_dashboard_metrics_cached,
  })
