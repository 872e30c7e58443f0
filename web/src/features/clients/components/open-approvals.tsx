import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { ClockIcon, PencilLineIcon } from 'lucide-react'
import { Link } from 'react-router'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'

/** Questions to the client that nobody has settled. hrefOf: where the subject stands. */
export function OpenApprovals({
  approvals,
  hrefOf,
}: {
  approvals: readonly ApprovalRow[]
  hrefOf: (approval: ApprovalRow) => string | null
}) {
  return (
    <ul>
      {approvals.map(approval => {
        const href = hrefOf(approval)
        return (
          <li
            key={approval.id}
            className="relative flex items-start justify-between gap-4 border-b border-line py-3 has-[a]:hover:bg-act-soft"
          >
            <div className="min-w-0 wrap-anywhere">
              {href ? (
                <Link
                  to={href}
                  className="font-medium text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  {approval.subject}
                </Link>
              ) : (
                <span className="font-medium">{approval.subject}</span>
              )}
              {approval.comment && (
                <p className="book max-w-[44em] text-ink-2 italic">
                  <q>{approval.comment}</q>
                </p>
              )}
              <p className="cap">
                {approval.status === 'changes' && approval.decided_at ? (
                  <>
                    {approval.decided_by_name ?? 'A former member'} answered{' '}
                    <TimeSince at={approval.decided_at} />
                  </>
                ) : (
                  <>
                    Asked by {approval.requested_by_name ?? 'a former member'}{' '}
                    <TimeSince at={approval.requested_at} />
                  </>
                )}
              </p>
            </div>
            {approval.status === 'changes' ? (
              <Badge tone="bad">
                <PencilLineIcon aria-hidden />
                Changes asked
              </Badge>
            ) : (
              <Badge tone="warn">
                <ClockIcon aria-hidden />
                Waiting
              </Badge>
            )}
          </li>
        )
      })}
    </ul>
  )
}
