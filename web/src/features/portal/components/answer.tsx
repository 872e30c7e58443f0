import { COMMENT_MAX } from '@sextant/contracts/limits'
import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useDecideApproval } from '../api/decide-approval.ts'

type Decision = 'approved' | 'changes'

const STEPS = {
  approved: {
    ask: 'Anything to add? (optional)',
    send: 'Approve',
    back: 'Not yet',
  },
  changes: { ask: 'What should change?', send: 'Send', back: 'Cancel' },
} as const

const focus = (element: HTMLElement | null) => element?.focus()

/** The two answers. Each takes a second step: an approval cannot be taken back, so a slip of the thumb must not give one. */
export function Answer({ approval }: { approval: ApprovalRow }) {
  const [step, setStep] = useState<Decision | null>(null)
  // Whoever turned back stands where they left from.
  const [turnedBack, setTurnedBack] = useState<Decision | null>(null)
  if (step)
    return (
      <SecondStep
        approval={approval}
        decision={step}
        onBack={() => {
          setTurnedBack(step)
          setStep(null)
        }}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={turnedBack === 'approved' ? focus : undefined}
        variant="primary"
        onClick={() => setStep('approved')}
      >
        Approve<span className="sr-only">: {approval.subject}</span>
      </Button>
      <Button ref={turnedBack === 'changes' ? focus : undefined} onClick={() => setStep('changes')}>
        Ask for changes<span className="sr-only">: {approval.subject}</span>
      </Button>
    </div>
  )
}

function SecondStep({
  approval,
  decision,
  onBack,
}: {
  approval: ApprovalRow
  decision: Decision
  onBack: () => void
}) {
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const deciding = useDecideApproval()
  const { ask, send, back } = STEPS[decision]
  const decide = () => {
    if (decision === 'changes' && comment.trim() === '') return setMissing(true)
    return void deciding.save({ id: approval.id, decision, comment: comment.trim() })
  }
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3"
      onSubmit={event => {
        event.preventDefault()
        decide()
      }}
    >
      {/* Not the field: a phone would open its keyboard for a word that need not be said. */}
      {decision === 'approved' && (
        <p ref={focus} tabIndex={-1} className="font-medium wrap-anywhere">
          Approve “{approval.subject}”? The answer stands once it is given.
        </p>
      )}
      <Field label={ask} error={missing ? 'Say what should change' : undefined}>
        {described => (
          <Textarea
            {...described}
            ref={decision === 'changes' ? focus : undefined}
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
