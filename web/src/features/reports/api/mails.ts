import type { ReportMailRow } from '@sextant/contracts/reports/rows'
import { queryOptions } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { reportKeys } from './keys.ts'

/** Reports on their way to people, those that were not delivered first. */
export const reportMailsQuery = (of: { client_id?: string; report_id?: string }) =>
  queryOptions({
    queryKey: reportKeys.mails(of),
    meta: { shows: ['reports'] },
    // A mail is on its way for seconds; whoever looks sees it arrive.
    refetchInterval: query =>
      query.state.data?.some(({ state }) => state === 'waiting' || state === 'queued')
        ? 4_000
        : false,
    queryFn: (): Promise<ReportMailRow[]> => api.reports.mails(of),
  })

export const useRetryMail = () =>
  useSaving({
    call: ({ id }: ReportMailRow) => api.reports.retryMail({ id }),
    words: 'It could not be tried again.',
    changes: ['reports'],
    onSaved: (_, { recipient_name }) => toast.success(`Trying ${recipient_name ?? 'it'} again`),
  })
