import { COMMENT_MAX } from '@sextant/contracts/limits'
import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { approvalsQuery, askApproval, type Subject, withdrawApproval } from '../api/approvals.ts'
import { shareOutput, unshareOutput } from '../api/share-output.ts'
import { approvalWords, mayBeAsked, nobodyWords, type Audience } from '../approval-words.ts'
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
export function ApprovalPanel({
  subject,
  audience,
  people,
  invites,
  sharedAt,
  untitled,
}: ApprovalPanelProps) {
  const heading = useId()
  const words = approvalWords(audience)
  const approvals = useQuery(approvalsQuery(subject))
  const nobody = nobodyWords(audience, people)
  const [writing, setWriting] = useState<'ask' | 'share' | null>(null)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const outputId = 'output_id' in subject ? subject.output_id : null
  const rows = approvals.data ?? []
  const waiting = rows.find(row => row.status === 'waiting')

  const run = async (what: string, work: () => Promise<unknown>) => {
    if (busy) return
    setBusy(what)
    setFailure(null)
    try {
      await work()
      setWriting(null)
      setNote('')
    } catch (error) {
      setFailure(messageOf(error, 'That did not go through. What you wrote is kept; try again.'))
    } finally {
      setBusy(null)
    }
  }
  const send = () =>
    run('send', async () => {
      if (writing === 'share' && outputId) {
        await shareOutput(outputId, note.trim())
        toast.success(`Shared with ${words.who}`)
      } else {
        await askApproval(subject, note.trim())
        toast.success(`Asked ${words.who}`)
      }
    })
  const stopSharing = (id: string) =>
    run('unshare', async () => {
      await unshareOutput(id)
      undoToast(
        'Not shared any more',
        () =>
          void shareOutput(id, '').catch((error: unknown) =>
            toast.error(messageOf(error, 'It could not be shared again.')),
          ),
      )
    })
  const withdraw = (row: ApprovalRow) => run(row.id, () => withdrawApproval(row.id))

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
      {outputId && <p className="text-ink-2">{sharedAt ? words.shared : words.hidden}</p>}
      {writing ? (
        <form
          className="grid gap-3"
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          <Field
            label={writing === 'share' ? 'A note beside it' : 'What should they look at?'}
            hint="Optional. They read it with your name."
            error={failure ?? undefined}
          >
            {described => (
              <Textarea
                {...described}
                rows={3}
                maxLength={COMMENT_MAX}
                value={note}
                onChange={event => setNote(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" size="sm" busy={busy === 'send'}>
              {writing === 'share' ? 'Share' : 'Ask for approval'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={busy !== null}
              onClick={() => {
                setWriting(null)
                setFailure(null)
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {!waiting && (
              <Button size="sm" onClick={() => setWriting('ask')}>
                {rows.length > 0 ? 'Ask again' : 'Ask for approval'}
              </Button>
            )}
            {outputId && !sharedAt && (
              <Button size="sm" variant="quiet" onClick={() => setWriting('share')}>
                Share without asking
              </Button>
            )}
            {outputId && sharedAt && (
              <Button
                size="sm"
                variant="quiet"
                busy={busy === 'unshare'}
                onClick={() => void stopSharing(outputId)}
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
          {failure && (
            <p role="alert" className="text-caption text-bad">
              {failure}
            </p>
          )}
        </>
      )}
      {approvals.isPending && <Skeleton className="h-16" />}
      {approvals.isError && (
        <p role="alert" className="text-caption text-bad">
          {messageOf(approvals.error)}{' '}
          <button type="button" className="link" onClick={() => void approvals.refetch()}>
            Try again
          </button>
        </p>
      )}
      {approvals.data && rows.length === 0 && !nobody && <p className="cap">{words.none}</p>}
      {rows.length > 0 && (
        <ApprovalHistory rows={rows} onWithdraw={row => void withdraw(row)} busy={busy} />
      )}
    </section>
  )
}
