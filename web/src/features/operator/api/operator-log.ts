import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { operatorKeys } from './keys.ts'
import { rowsOf } from './page-of.ts'

type OperatorLog = InferContractRouterOutputs<typeof contract>['operator']['log']

/** What operators did, newest first. */
export const operatorLogQuery = (page: number) =>
  queryOptions({
    queryKey: operatorKeys.log(page),
    meta: { shows: ['operator-log'] },
    queryFn: (): Promise<OperatorLog> => api.operator.log(rowsOf(page)),
    staleTime: 5_000,
  })
