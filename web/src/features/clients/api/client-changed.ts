import { queryClient } from '@/client/query-client.ts'

// Procedures whose answers hold clients or figures made from them.
const PROCEDURES = new Set([
  'get_client_by_slug_routed',
  'get_client_dashboard_routed',
  'get_dashboard_clients',
  'get_dashboard_metrics_cached',
  'get_cross_client_analytics',
])

/** After a change to a client: everything that shows clients asks again. */
export const clientChanged = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) =>
      first === 'clients' || (typeof first === 'string' && PROCEDURES.has(first)),
  })
