import { COMMENT_MAX } from '@sextant/contracts/limits'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import type { Subject } from '../api/keys.ts'
import { useAskApproval } from '../api/ask-approval.ts'
import { useShareOutput } from '../api/share-output.ts'

export type Wish = 'ask' | 'share'

const WORDS = {
  ask: { label: 'What should they look at?', send: 'Ask for approval' },
  share: { label: 'A note beside it', send: 'Share' },
} as const

/** A note, and then the question or the sharing itself. who: is asked. */
export function ApprovalForm({
  wish,
  subject,
  who,
  onClose,
}: {
  wish: Wish
  subject: Subject
  who: string
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const asking = useAskApproval()
  const sharing = useShareOutput()
  const busy = asking.saving || sharing.saving
  const send = () => {
    const words = { note: note.trim(), who }
    return wish === 'share' && 'output_id' in subject
      ? sharing.save({ id: subject.output_id, ...words }, onClose)
      : asking.save({ subject, ...words }, onClose)
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <Field
        label={WORDS[wish].label}
        hint="Optional. They read it with your name."
        error={asking.failure ?? sharing.failure ?? undefined}
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
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {WORDS[wish].send}
        </Button>
        <Button size="sm" variant="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
