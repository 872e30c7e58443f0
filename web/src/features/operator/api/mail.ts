import type { MailRow } from '@sextant/contracts/operator/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { toast } from 'sonner'
import { operatorKeys } from './keys.ts'
import { rowsOf } from './page-of.ts'

/** The outbox, newest first. page counts from 0. */
export const mailQuery = (status: MailRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: operatorKeys.mail(status, page),
    meta: { shows: ['mail'] },
    queryFn: (): Promise<{ total: number; dead: number; items: MailRow[] }> =>
      api.operator.mail({ ...rowsOf(page), ...(status ? { status } : {}) }),
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
