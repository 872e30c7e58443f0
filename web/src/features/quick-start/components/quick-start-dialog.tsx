import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import {
  allAnswered,
  firstOpen,
  keepAnswers,
  NO_ANSWERS,
  type QuickStartAnswers,
  readAnswers,
  trimmed,
} from '../steps.ts'
import { QuickStartForm } from './quick-start-form.tsx'

/** Five questions; the last button opens Quick Start with the answers. Closing or loading the page anew keeps what was answered in this tab. */
export default function QuickStartDialog({
  open,
  setOpen,
}: {
  open: boolean
  setOpen: (open: boolean) => void
}) {
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(() => readAnswers() ?? NO_ANSWERS)
  const [step, setStep] = useState(() => firstOpen(answers))
  const keep = (next: QuickStartAnswers) => {
    keepAnswers(next)
    setAnswers(next)
  }
  const done = () => {
    const given = trimmed(answers)
    if (!allAnswered(given)) return
    keepAnswers(given)
    void navigate('/quick-start', { state: { answers: given } })
  }
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogContent>
        <DialogTitle>Quick Start</DialogTitle>
        <DialogDescription>Five answers to a first plan, in five minutes.</DialogDescription>
        <QuickStartForm
          step={step}
          answers={answers}
          onAnswer={keep}
          onStep={setStep}
          onDone={done}
        />
      </DialogContent>
    </Dialog>
  )
}
