import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'

type Health = InferContractRouterOutputs<typeof contract>['health']

/** What this installation runs on: version, database, the writer in force. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: (): Promise<Health> => api.health(),
  staleTime: 5 * 60_000,
})
