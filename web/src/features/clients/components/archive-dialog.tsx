import { ARCHIVE_REASON_MAX } from '@sextant/contracts/limits'
import type { ClientRow } from '@sextant/contracts/rows'
import { useState, type FormEvent } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { useArchiveClient } from '../api/archive-client.ts'

/** Asks why; nothing is archived without a reason. */
export function ArchiveDialog({
  client,
  organizationId,
  onClose,
}: {
  client: ClientRow
  organizationId: string | null
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const archiving = useArchiveClient()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setMissing(true)
    return void archiving.save(
      { organizationId, clientId: client.id, reason: reason.trim() },
      onClose,
    )
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !archiving.saving) onClose()
      }}
    >
      <DialogContent>
        <DialogTitle>Archive {client.name}?</DialogTitle>
        <DialogDescription>
          It leaves the lists and figures. Its campaigns, sessions and outputs stay as they are, and
          it can be restored at any time.
        </DialogDescription>
        <form noValidate onSubmit={submit} className="mt-4">
          <Field
            label="Reason"
            error={missing && !reason.trim() ? 'Say why the client is archived' : undefined}
            hint="Your team reads it on the client's page."
          >
            {described => (
              <Textarea
                {...described}
                rows={3}
                required
                maxLength={ARCHIVE_REASON_MAX}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="quiet" disabled={archiving.saving} onClick={onClose}>
              Keep client
            </Button>
            <Button type="submit" variant="primary" busy={archiving.saving}>
              Archive client
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
