import type { PredictionList } from '@sextant/contracts/performance-intelligence/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { performanceKeys } from './keys.ts'

/** Every prediction that was made, with what came of it; of the organization or of one client. */
export const predictionsQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: performanceKeys.predictions(clientId),
    meta: { shows: ['agent-outputs', 'deliverables', 'figures'] },
    staleTime: 30_000,
    queryFn: (): Promise<PredictionList> =>
      api.performance.predictions(clientId ? { client_id: clientId } : {}),
  })
