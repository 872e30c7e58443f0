import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import { AnswerForm, type Decision } from './answer-form.tsx'

const focus = (element: HTMLElement | null) => element?.focus()

/** The two answers. Each takes a second step: an approval cannot be taken back, so a slip of the thumb must not give one. */
export function Answer({ approval }: { approval: ApprovalRow }) {
  const [step, setStep] = useState<Decision | null>(null)
  // Whoever turned back stands where they left from.
  const [turnedBack, setTurnedBack] = useState<Decision | null>(null)
  if (step)
    return (
      <div className="grid max-w-xl gap-3">
        {/* Not the field: a phone would open its keyboard for a word that need not be said. */}
        {step === 'approved' && (
          <p ref={focus} tabIndex={-1} className="font-medium wrap-anywhere">
            Approve “{approval.subject}”? The answer stands once it is given.
          </p>
        )}
        <AnswerForm
          approval={approval}
          decision={step}
          takesFocus={step === 'changes'}
          onBack={() => {
            setTurnedBack(step)
            setStep(null)
          }}
        />
      </div>
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
