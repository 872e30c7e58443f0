import { COMMENT_MAX } from '@sextant/contracts/limits'
import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useDecideApproval } from '../api/decide-approval.ts'

export type Decision = 'approved' | 'changes'

const STEPS = {
  approved: {
    ask: 'Anything to add? (optional)',
    send: 'Approve',
    back: 'Not yet',
  },
  changes: { ask: 'What should change?', send: 'Send', back: 'Cancel' },
} as const

const focus = (element: HTMLElement | null) => element?.focus()

/** The words that go with an answer, and the step that gives it. takesFocus: whether its field has the focus at once. */
export function AnswerForm({
  approval,
  decision,
  takesFocus = false,
  onBack,
  onAnswered,
}: {
  approval: ApprovalRow
  decision: Decision
  takesFocus?: boolean
  onBack: () => void
  onAnswered?: () => void
}) {
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const deciding = useDecideApproval()
  const { ask, send, back } = STEPS[decision]
  const decide = () => {
    if (decision === 'changes' && comment.trim() === '') return setMissing(true)
    return void deciding.save({ id: approval.id, decision, comment: comment.trim() }, onAnswered)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        decide()
      }}
    >
      <Field label={ask} error={missing ? 'Say what should change' : undefined}>
        {described => (
          <Textarea
            {...described}
            ref={takesFocus ? focus : undefined}
            rows={decision === 'changes' ? 3 : 2}
            maxLength={COMMENT_MAX}
            value={comment}
            onChange={event => {
              setComment(event.target.value)
              setMissing(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={deciding.saving}>
          {send}
        </Button>
        <Button variant="quiet" disabled={deciding.saving} onClick={onBack}>
          {back}
        </Button>
      </div>
    </form>
  )
}
