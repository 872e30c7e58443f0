import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { CheckIcon, ClockIcon, PencilIcon } from 'lucide-react'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { APPROVAL_STATUS } from '../approval-words.ts'

const ICONS = {
  waiting: <ClockIcon aria-hidden />,
  approved: <CheckIcon aria-hidden />,
  changes: <PencilIcon aria-hidden />,
  withdrawn: null,
}

/** Each question with who asked, who answered and what they said. subjects: says what it was about. */
export function ApprovalHistory({
  rows,
  subjects,
  onWithdraw,
  busy,
}: {
  rows: readonly ApprovalRow[]
  subjects?: boolean
  onWithdraw?: (row: ApprovalRow) => void
  busy?: string | null
}) {
  return (
    <ol className="border-t border-line-strong">
      {rows.map(row => (
        <li key={row.id} className="grid gap-1 border-b border-line py-2.5">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge tone={APPROVAL_STATUS[row.status].tone}>
              {ICONS[row.status]}
              {APPROVAL_STATUS[row.status].label}
            </Badge>
            {row.changed_since && row.status !== 'withdrawn' && (
              <span className="text-caption text-warn">Changed since</span>
            )}
          </p>
          {subjects && <p className="font-medium wrap-anywhere">{row.subject}</p>}
          <p className="cap wrap-anywhere">
            Asked by {row.requested_by_name ?? 'a former member'} ·{' '}
            <TimeSince at={row.requested_at} />
          </p>
          {row.note && (
            <q className="book wrap-anywhere whitespace-pre-line text-ink-2 italic">{row.note}</q>
          )}
          {row.decided_at && row.status !== 'withdrawn' && (
            <p className="cap wrap-anywhere">
              {row.status === 'approved' ? 'Approved' : 'Changes asked'} by{' '}
              {row.decided_by_name ?? 'a former member'} · <TimeSince at={row.decided_at} />
            </p>
          )}
          {row.comment && (
            <q className="book wrap-anywhere whitespace-pre-line italic">{row.comment}</q>
          )}
          {row.status === 'waiting' && onWithdraw && (
            <div>
              <Button
                size="sm"
                variant="quiet"
                className="-ml-2.5"
                busy={busy === row.id}
                onClick={() => onWithdraw(row)}
              >
                Withdraw the question
              </Button>
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
