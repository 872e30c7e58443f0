import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { operatorLogQuery } from '@/features/operator/api/operator-log.ts'
import { OPERATOR_PAGE } from '@/features/operator/api/page-of.ts'
import { logSentence } from '@/features/operator/words.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OperatorFrame } from './operator-frame.tsx'

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
const dayOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })

/** Newest first, a heading for each day. */
const byDay = <Row extends { at: string }>(rows: readonly Row[]) => [
  ...Map.groupBy(rows, row => dayOf.format(new Date(row.at))),
]

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
      {byDay(log.data?.items ?? []).map(([day, rows]) => (
        <section key={day} aria-label={day}>
          <h2 className="border-b border-line-strong pb-2 font-semibold">{day}</h2>
          <ol>
            {rows.map(row => (
              <li
                key={row.id}
                className="grid grid-cols-[52px_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5 md:grid-cols-[52px_220px_minmax(0,1fr)]"
              >
                <time dateTime={row.at} className="cap pt-0.5 tabular-nums">
                  {clock.format(new Date(row.at))}
                </time>
                <strong className="truncate font-semibold max-md:col-start-2" title={row.actor}>
                  {row.actor}
                </strong>
                <span className="wrap-anywhere max-md:col-start-2">
                  {logSentence(row.action, row.subject)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {log.data && (
        <Pager page={page} size={OPERATOR_PAGE} total={log.data.total} onPage={setPage} />
      )}
    </OperatorFrame>
  )
}
