import type { IsolationRun } from '@sextant/contracts/operator/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { operatorKeys } from './keys.ts'

/** Runs of the isolation self-test, newest first. */
export const isolationQuery = queryOptions({
  queryKey: operatorKeys.isolation,
  queryFn: (): Promise<IsolationRun[]> => api.operator.isolation(),
  staleTime: 60_000,
})

/** Tries the walls of the running database. It takes seconds; the result is kept either way. */
export const useRunIsolation = () =>
  useSaving({
    call: () => api.operator.runIsolation(),
    words: 'The test could not be run.',
    told: 'in place',
    changes: ['operator-log'],
    onSaved: run =>
      queryClient.setQueryData(isolationQuery.queryKey, runs => [run, ...(runs ?? [])]),
  })
