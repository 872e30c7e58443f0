import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { approvalsQuery } from '../api/approvals.ts'
import type { Subject } from '../api/keys.ts'
import { useUnshareOutput } from '../api/share-output.ts'
import { useWithdrawApproval } from '../api/withdraw-approval.ts'
import { approvalWords, mayBeAsked, nobodyWords, type Audience } from '../approval-words.ts'
import { ApprovalForm, type Wish } from './approval-form.tsx'
import { ApprovalHistory } from './approval-history.tsx'

type ApprovalPanelProps = {
  subject: Subject
  audience: Audience
  /** How many could answer (answeringPeopleQuery); undefined while that is not known. */
  people: number | undefined
  /** Whether the reader may invite people to the team. */
  invites: boolean
  /** Of a deliverable: since when it is shown to them. Undefined: campaigns are always seen by those who look on. */
  sharedAt?: string | null
  /** The heading stands around it already. */
  untitled?: boolean
}

/** Shows a deliverable to the client's people, asks them to approve it or a campaign, and keeps what was asked and answered. For those who may ask. */
export function ApprovalPanel(props: ApprovalPanelProps) {
  const { subject, audience, people, sharedAt, untitled } = props
  const heading = useId()
  const words = approvalWords(audience)
  const approvals = useQuery(approvalsQuery(subject))
  const withdrawing = useWithdrawApproval()
  const rows = approvals.data ?? []
  const nobody = nobodyWords(audience, people)
  if (!mayBeAsked(audience, people, rows.length > 0 || Boolean(sharedAt))) return null
  return (
    <section
      {...(untitled ? { 'aria-label': words.title } : { 'aria-labelledby': heading })}
      className="mt-1 grid grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      {!untitled && (
        <h2 id={heading} className="font-semibold">
          {words.title}
        </h2>
      )}
      {'output_id' in subject && (
        <p className="text-ink-2">{sharedAt ? words.shared : words.hidden}</p>
      )}
      <Asking
        {...props}
        asked={rows.length > 0}
        waiting={rows.some(row => row.status === 'waiting')}
      />
      {approvals.isPending && <Skeleton className="h-16" />}
      {approvals.isError && (
        <Failed words={messageOf(approvals.error)} again={() => void approvals.refetch()} />
      )}
      {approvals.data && rows.length === 0 && !nobody && <p className="cap">{words.none}</p>}
      {withdrawing.failure && <Failed words={withdrawing.failure} />}
      {rows.length > 0 && (
        <ApprovalHistory
          rows={rows}
          onWithdraw={row => void withdrawing.save(row.id)}
          busy={withdrawing.underWay ?? null}
        />
      )}
    </section>
  )
}

/** The buttons, or the form that one of them opened. */
function Asking({
  subject,
  audience,
  people,
  invites,
  sharedAt,
  asked,
  waiting,
}: ApprovalPanelProps & { asked: boolean; waiting: boolean }) {
  const [wish, setWish] = useState<Wish | null>(null)
  const unsharing = useUnshareOutput()
  const nobody = nobodyWords(audience, people)
  const outputId = 'output_id' in subject ? subject.output_id : null
  if (wish)
    return (
      <ApprovalForm
        wish={wish}
        subject={subject}
        who={approvalWords(audience).who}
        onClose={() => setWish(null)}
      />
    )
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!waiting && (
          <Button size="sm" onClick={() => setWish('ask')}>
            {asked ? 'Ask again' : 'Ask for approval'}
          </Button>
        )}
        {outputId && !sharedAt && (
          <Button size="sm" variant="quiet" onClick={() => setWish('share')}>
            Share without asking
          </Button>
        )}
        {outputId && sharedAt && (
          <Button
            size="sm"
            variant="quiet"
            busy={unsharing.saving}
            onClick={() => void unsharing.save(outputId)}
          >
            Stop sharing
          </Button>
        )}
      </div>
      {nobody && (
        <p className="text-caption text-ink-2">
          {nobody.said}{' '}
          {invites && (
            <Link to="/settings/team" className="link">
              {nobody.next}
            </Link>
          )}
        </p>
      )}
      {unsharing.failure && <Failed words={unsharing.failure} />}
    </>
  )
}

function Failed({ words, again }: { words: string; again?: () => void }) {
  return (
    <p role="alert" className="text-caption text-bad">
      {words}
      {again && (
        <>
          {' '}
          <button type="button" className="link" onClick={again}>
            Try again
          </button>
        </>
      )}
    </p>
  )
}
