import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { named } from '../words.ts'

export function DeclineDialog({
  emails,
  onClose,
  onDecline,
}: {
  emails: readonly string[]
  onClose: () => void
  onDecline: () => Promise<unknown>
}) {
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={`Decline ${named(emails)}?`}
      confirm="Decline"
      cancel="Keep waiting"
      onConfirm={onDecline}
    >
      <p>
        They get a short mail that says so, and cannot ask again with the same email. You can still
        approve them here later.
      </p>
    </ConfirmDialog>
  )
}
