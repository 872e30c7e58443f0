import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { COMMENT_MAX } from '@sextant/contracts/limits'
import { CheckIcon, ClockIcon, PencilLineIcon, UndoIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { decideApproval } from '../api/decide-approval.ts'

const SAID = {
  waiting: { tone: 'warn', icon: ClockIcon, word: 'Waits for an answer' },
  approved: { tone: 'good', icon: CheckIcon, word: 'Approved' },
  changes: { tone: 'info', icon: PencilLineIcon, word: 'Changes asked for' },
  withdrawn: { tone: 'neutral', icon: UndoIcon, word: 'Withdrawn' },
} as const

/** What was asked, and what was answered. mayAnswer: the person decides for the client. renderSubject: what one decides on, in short or as a link. */
export function ApprovalsToAnswer({ approvals, mayAnswer, renderSubject }: { approvals: readonly ApprovalRow[]; mayAnswer: boolean; renderSubject?: (approval: ApprovalRow) => ReactNode }) {
  const sorted = [...approvals].sort((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'))
  return (
    <ul className="border-t border-line-strong">
      {sorted.map(approval => {
        const { tone, icon: Icon, word } = SAID[approval.status]
        return (
          <li key={approval.id} className="grid gap-2 border-b border-line py-3.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-semibold wrap-anywhere">{approval.subject}</p>
              <Badge tone={tone} plain={approval.status === 'approved'}><Icon aria-hidden />{word}</Badge>
            </div>
            <p className="cap">Asked by {approval.requested_by_name ?? 'the team'} <TimeSince at={approval.requested_at} />{approval.decided_at && <> · answered by {approval.decided_by_name ?? 'somebody'} <TimeSince at={approval.decided_at} /></>}{approval.changed_since && ' · changed since'}</p>
            {approval.note && <p className="max-w-[44em] wrap-anywhere whitespace-pre-line text-ink-2">{approval.note}</p>}
            {approval.status === 'waiting' && renderSubject?.(approval)}
            {approval.comment && <q className="book max-w-[44em] wrap-anywhere whitespace-pre-line italic">{approval.comment}</q>}
            {approval.status === 'waiting' && mayAnswer && <Answer approval={approval} />}
          </li>
        )
      })}
    </ul>
  )
}

function Answer({ approval }: { approval: ApprovalRow }) {
  const [asking, setAsking] = useState(false)
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState<'approved' | 'changes' | null>(null)
  const decide = async (decision: 'approved' | 'changes') => {
    if (decision === 'changes' && comment.trim() === '') return setMissing(true)
    setBusy(decision)
    try {
      await decideApproval(approval.id, decision, decision === 'changes' ? comment.trim() : '')
      toast.success(decision === 'approved' ? 'Approved' : 'Changes asked for')
    } catch (error) {
      toast.error(messageOf(error), { description: 'Nothing was answered; what you wrote is still here.' })
      setBusy(null)
    }
  }
  if (!asking) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy === 'approved'} onClick={() => void decide('approved')}>Approve<span className="sr-only">: {approval.subject}</span></Button>
        <Button onClick={() => setAsking(true)}>Ask for changes<span className="sr-only">: {approval.subject}</span></Button>
      </div>
    )
  }
  return (
    <form noValidate className="grid max-w-xl gap-3" onSubmit={event => { event.preventDefault(); void decide('changes') }}>
      <Field label="What should change?" error={missing ? 'Say what should change' : undefined}>
        {described => <Textarea {...described} rows={3} maxLength={COMMENT_MAX} value={comment} onChange={event => { setComment(event.target.value); setMissing(false) }} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy === 'changes'}>Send</Button>
        <Button variant="quiet" onClick={() => setAsking(false)}>Cancel</Button>
      </div>
    </form>
  )
}
