import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { allAnswered, keepAnswers, NO_ANSWERS, readAnswers, trimmed } from '../steps.ts'
import { QuickStartForm } from './quick-start-form.tsx'

/** Five questions; the last button opens Quick Start with the answers. Closing keeps what was answered in this tab. */
export default function QuickStartDialog({
  open,
  setOpen,
}: {
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const navigate = useNavigate()
  const [step, setStep] = useState(0)
  const [answers, setAnswers] = useState(() => readAnswers() ?? NO_ANSWERS)
  const done = () => {
    const given = trimmed(answers)
    if (!allAnswered(given)) return
    keepAnswers(given)
    void navigate('/quick-start', { state: { answers: given } })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) keepAnswers(answers)
        setOpen(next)
      }}
    >
      <DialogContent>
        <DialogTitle>Quick Start</DialogTitle>
        <DialogDescription>Five answers to a first plan, in five minutes.</DialogDescription>
        <QuickStartForm
          step={step}
          answers={answers}
          onAnswer={setAnswers}
          onStep={setStep}
          onDone={done}
        />
      </DialogContent>
    </Dialog>
  )
}
