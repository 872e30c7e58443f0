import type { FeedbackRow, IsolationRun, MailRow } from '@sextant/contracts/operator/routes'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'

type OperatorLog = InferContractRouterOutputs<typeof contract>['operator']['log']
export const DESK_PAGE = 50
const slice = (page: number) => ({ limit: DESK_PAGE, offset: page * DESK_PAGE })

/** The outbox, newest first. page counts from 0. */
export const mailQuery = (status: MailRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: ['operator', 'mail', status, page],
    queryFn: (): Promise<{ total: number; dead: number; items: MailRow[] }> =>
      api.operator.mail({ ...slice(page), ...(status ? { status } : {}) }),
    staleTime: 5_000,
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
  })

/** Queues an undelivered mail again. */
export async function retryMail(id: string) {
  await api.operator.retryMail({ id })
  await queryClient.invalidateQueries({ queryKey: ['operator', 'mail'] })
}

/** What people wrote, newest first. */
export const feedbackQuery = (status: FeedbackRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: ['operator', 'feedback', status, page],
    queryFn: (): Promise<{ total: number; items: FeedbackRow[] }> =>
      api.operator.feedback({ ...slice(page), ...(status ? { status } : {}) }),
    staleTime: 10_000,
  })

export async function settleFeedback(id: string, status: FeedbackRow['status']) {
  await api.operator.settleFeedback({ id, status })
  await queryClient.invalidateQueries({ queryKey: ['operator', 'feedback'] })
}

/** What operators did, newest first. */
export const operatorLogQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'log', page],
    queryFn: (): Promise<OperatorLog> => api.operator.log(slice(page)),
    staleTime: 5_000,
  })

/** Runs of the isolation self-test, newest first. */
export const isolationQuery = queryOptions({
  queryKey: ['operator', 'isolation'],
  queryFn: (): Promise<IsolationRun[]> => api.operator.isolation(),
  staleTime: 60_000,
})

export async function runIsolation() {
  const run = await api.operator.runIsolation()
  queryClient.setQueryData(isolationQuery.queryKey, (runs: IsolationRun[] | undefined) => [
    run,
    ...(runs ?? []),
  ])
}
