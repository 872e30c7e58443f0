import type { FeedbackRow } from '@sextant/contracts/operator/routes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { usePicture } from '@/client/use-picture.ts'
import { feedbackQuery, useSettleFeedback } from '@/features/operator/api/feedback.ts'
import { OPERATOR_PAGE } from '@/features/operator/api/page-of.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Pager } from '@/ui/patterns/pager.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { OperatorFrame } from './operator-frame.tsx'

const KINDS: Record<FeedbackRow['kind'], string> = {
  idea: 'Idea',
  problem: 'Problem',
  praise: 'Praise',
}
const SHOWN = [
  { value: 'new', label: 'New' },
  { value: 'done', label: 'Done' },
] as const

/** What people wrote. */
export default function OperatorFeedback() {
  const [status, setStatus] = useState<FeedbackRow['status']>('new')
  const [page, setPage] = useState(0)
  const feedback = useQuery({ ...feedbackQuery(status, page), placeholderData: keepPreviousData })
  return (
    <OperatorFrame
      title="Feedback"
      meta="What people wrote, newest first"
      actions={
        <SegmentedControl
          label="Which feedback"
          fill
          value={status}
          options={SHOWN}
          onValueChange={next => {
            setStatus(next)
            setPage(0)
          }}
        />
      }
    >
      {feedback.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading feedback</output>
          {[1, 2, 3].map(line => (
            <Skeleton key={line} className="h-20" />
          ))}
        </div>
      )}
      {feedback.isError && (
        <ErrorState title={messageOf(feedback.error)} onRetry={() => void feedback.refetch()}>
          What people wrote is kept. Try again in a moment.
        </ErrorState>
      )}
      {feedback.data?.items.length === 0 && (
        <EmptyState title={status === 'new' ? 'Nothing new' : 'Nothing done yet'}>
          {status === 'new'
            ? 'Ideas, problems and praise from people’s Feedback page stand here.'
            : 'What you mark as done moves here.'}
        </EmptyState>
      )}
      {feedback.data && feedback.data.items.length > 0 && (
        <ul className="border-t border-line-strong">
          {feedback.data.items.map(row => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
      )}
      {feedback.data && (
        <Pager page={page} size={OPERATOR_PAGE} total={feedback.data.total} onPage={setPage} />
      )}
    </OperatorFrame>
  )
}

function Line({ row }: { row: FeedbackRow }) {
  const [open, setOpen] = useState(false)
  const { save: settle } = useSettleFeedback()
  const next = row.status === 'new' ? 'done' : 'new'
  const from = row.email ?? 'somebody who has left'
  return (
    <li className="grid gap-2.5 border-b border-line py-4">
      <div className="flex items-start gap-x-4 gap-y-2.5 max-md:grid max-md:justify-items-start">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge tone={row.kind === 'problem' ? 'warn' : 'neutral'}>{KINDS[row.kind]}</Badge>
            <span className="text-ink-2">
              {from}, {row.organization_name}
            </span>
          </p>
          <p className="mt-1.5 max-w-[48em] whitespace-pre-line">{row.message}</p>
          <p className="cap mt-1">
            <TimeSince at={row.created_at} />
            {row.page && <> · from {row.page}</>}
          </p>
        </div>
        <Button size="sm" onClick={() => void settle({ id: row.id, status: next })}>
          {row.status === 'new' ? 'Mark as done' : 'Mark as new'}
          <span className="sr-only">: feedback of {from}</span>
        </Button>
      </div>
      {row.has_screenshot &&
        (open ? (
          <Screenshot id={row.id} />
        ) : (
          <div>
            <Button size="sm" onClick={() => setOpen(true)}>
              Show screenshot
            </Button>
          </div>
        ))}
    </li>
  )
}

function Screenshot({ id }: { id: string }) {
  const url = usePicture(`/api/v1/operator/feedback/${id}/screenshot`)
  return url ? (
    <img
      src={url}
      alt="What the person saw, as they sent it"
      className="max-h-[70dvh] max-w-full justify-self-start rounded-md border border-line"
    />
  ) : (
    <Skeleton className="h-48 max-w-md" />
  )
}
