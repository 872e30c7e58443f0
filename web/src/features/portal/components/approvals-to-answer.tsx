import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { CheckIcon, ClockIcon, PencilLineIcon, UndoIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Answer } from './answer.tsx'

const SAID = {
  waiting: { tone: 'warn', icon: ClockIcon, word: 'Waits for an answer' },
  approved: { tone: 'good', icon: CheckIcon, word: 'Approved' },
  changes: { tone: 'info', icon: PencilLineIcon, word: 'Changes asked for' },
  withdrawn: { tone: 'neutral', icon: UndoIcon, word: 'Withdrawn' },
} as const

/** What was asked, and what was answered. mayAnswer: the person decides for the client. renderSubject: what one decides on, in short or as a link. */
export function ApprovalsToAnswer({
  approvals,
  mayAnswer,
  renderSubject,
}: {
  approvals: readonly ApprovalRow[]
  mayAnswer: boolean
  renderSubject?: (approval: ApprovalRow) => ReactNode
}) {
  const sorted = [...approvals].sort(
    (a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'),
  )
  return (
    <ul className="border-t border-line-strong">
      {sorted.map(approval => {
        const { tone, icon: Icon, word } = SAID[approval.status]
        return (
          <li key={approval.id} className="grid gap-2 border-b border-line py-3.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-semibold wrap-anywhere">{approval.subject}</p>
              <Badge tone={tone} plain={approval.status === 'approved'}>
                <Icon aria-hidden />
                {word}
              </Badge>
            </div>
            <p className="cap">
              Asked by {approval.requested_by_name ?? 'the team'}{' '}
              <TimeSince at={approval.requested_at} />
              {approval.decided_at && (
                <>
                  {' '}
                  · answered by {approval.decided_by_name ?? 'somebody'}{' '}
                  <TimeSince at={approval.decided_at} />
                </>
              )}
              {approval.changed_since && ' · changed since'}
            </p>
            {approval.note && (
              <p className="max-w-[44em] wrap-anywhere whitespace-pre-line text-ink-2">
                {approval.note}
              </p>
            )}
            {approval.status === 'waiting' && renderSubject?.(approval)}
            {approval.comment && (
              <q className="book max-w-[44em] wrap-anywhere whitespace-pre-line italic">
                {approval.comment}
              </q>
            )}
            {approval.status === 'waiting' && mayAnswer && <Answer approval={approval} />}
          </li>
        )
      })}
    </ul>
  )
}
