import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { DESK_PAGE, operatorLogQuery } from '@/features/operator/api/desk.ts'
import { logSentence } from '@/features/operator/words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OperatorFrame } from './operator-frame.tsx'

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** What operators did, here and by command line. */
export default function OperatorLog() {
  const [page, setPage] = useState(0)
  const log = useQuery({ ...operatorLogQuery(page), placeholderData: keepPreviousData })
  return (
    <OperatorFrame
      title="Log"
      meta="What operators did, here and by command line. Nothing is taken out of it."
    >
      {log.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading the log</output>
          {[1, 2, 3, 4].map(line => (
            <Skeleton key={line} className="h-10" />
          ))}
        </div>
      )}
      {log.isError && (
        <ErrorState title={messageOf(log.error)} onRetry={() => void log.refetch()}>
          The log itself is safe. Try again in a moment.
        </ErrorState>
      )}
      {log.data?.items.length === 0 && (
        <EmptyState title="Nothing yet">
          Approvals, invitations, retried mail and self-tests are written down here.
        </EmptyState>
      )}
      {log.data && log.data.items.length > 0 && (
        <ol className="border-t border-line-strong">
          {log.data.items.map(row => (
            <li
              key={row.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5"
            >
              <p className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{row.actor}</strong>{' '}
                {logSentence(row.action, row.subject)}
              </p>
              <time dateTime={row.at} className="cap">
                {exact.format(new Date(row.at))}
              </time>
            </li>
          ))}
        </ol>
      )}
      {log.data && <Pager page={page} size={DESK_PAGE} total={log.data.total} onPage={setPage} />}
    </OperatorFrame>
  )
}
