import type { FindingRow } from '@sextant/contracts/performance-intelligence/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { performanceKeys } from './keys.ts'

/** What was found in figures, newest first; of the organization or of one client. */
export const findingsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: performanceKeys.findings({ clientId }),
    meta: { shows: ['agent-outputs', 'figures'] },
    staleTime: 30_000,
    queryFn: (): Promise<FindingRow[]> =>
      api.performance.findings(clientId ? { client_id: clientId } : {}),
  })
