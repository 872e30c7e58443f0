import type { ApprovalRow } from '@sextant/contracts/portal/routes'
import { useRef } from 'react'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { AnswerForm, type Decision } from './answer-form.tsx'

const WORDS = {
  approved: {
    title: (subject: string) => `Approve “${subject}”?`,
    about: 'The answer stands once it is given.',
  },
  changes: {
    title: (subject: string) => `Ask for changes to “${subject}”`,
    about: 'What you write goes to whoever asked.',
  },
} as const

/** The second step of an answer over the page. */
export function AnswerDialog({
  approval,
  decision,
  onClose,
}: {
  approval: ApprovalRow
  decision: Decision
  onClose: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  const { title: titled, about } = WORDS[decision]
  return (
    <Dialog open onOpenChange={open => !open && onClose()}>
      <DialogContent
        onOpenAutoFocus={event => {
          // Not the field: a phone would open its keyboard for a word that need not be said.
          if (decision === 'changes') return
          event.preventDefault()
          title.current?.focus()
        }}
      >
        <DialogTitle ref={title} tabIndex={-1} className="wrap-anywhere">
          {titled(approval.subject)}
        </DialogTitle>
        <DialogDescription className="mb-4">{about}</DialogDescription>
        <AnswerForm approval={approval} decision={decision} onBack={onClose} onAnswered={onClose} />
      </DialogContent>
    </Dialog>
  )
}
