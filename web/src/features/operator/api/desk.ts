import type { FeedbackRow, IsolationRun, MailRow } from '@sextant/contracts/operator/routes'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@sextant/contracts/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { toast } from 'sonner'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { operatorKeys } from './keys.ts'

type OperatorLog = InferContractRouterOutputs<typeof contract>['operator']['log']
export const DESK_PAGE = 50
const slice = (page: number) => ({ limit: DESK_PAGE, offset: page * DESK_PAGE })

/** The outbox, newest first. page counts from 0. */
export const mailQuery = (status: MailRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: operatorKeys.mail(status, page),
    meta: { shows: ['mail'] },
    queryFn: (): Promise<{ total: number; dead: number; items: MailRow[] }> =>
      api.operator.mail({ ...slice(page), ...(status ? { status } : {}) }),
    staleTime: 5_000,
    refetchInterval: 15_000,
    refetchIntervalInBackground: false,
  })

type Mail = Pick<MailRow, 'id' | 'recipient'>

/** Queues an undelivered mail again. */
export const useRetryMail = () =>
  useSaving({
    call: ({ id }: Mail) => api.operator.retryMail({ id }),
    words: 'The mail could not be queued again.',
    changes: ['mail', 'operator-log'],
    onSaved: (_done, { recipient }) => void toast.success(`Queued again for ${recipient}`),
  })

/** What people wrote, newest first. */
export const feedbackQuery = (status: FeedbackRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: operatorKeys.feedback(status, page),
    meta: { shows: ['feedback'] },
    queryFn: (): Promise<{ total: number; items: FeedbackRow[] }> =>
      api.operator.feedback({ ...slice(page), ...(status ? { status } : {}) }),
    staleTime: 10_000,
  })

type Settling = { id: string; status: FeedbackRow['status'] }

const useSettle = (onSaved?: (asked: Settling) => void) =>
  useSaving({
    call: (asked: Settling) => api.operator.settleFeedback(asked),
    words: 'That could not be kept.',
    changes: ['feedback'],
    onSaved: (_done, asked) => onSaved?.(asked),
  })

/** Moves what somebody wrote to what is done, or back, with a way to take that back. */
export function useSettleFeedback() {
  const { save: undo } = useSettle()
  return useSettle(({ id, status }) => {
    const done = status === 'done'
    undoToast(
      done ? 'Marked as done' : 'Marked as new',
      () => void undo({ id, status: done ? 'new' : 'done' }),
    )
  })
}

/** What operators did, newest first. */
export const operatorLogQuery = (page: number) =>
  queryOptions({
    queryKey: operatorKeys.log(page),
    meta: { shows: ['operator-log'] },
    queryFn: (): Promise<OperatorLog> => api.operator.log(slice(page)),
    staleTime: 5_000,
  })

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
