import { ARCHIVE_REASON_MAX } from '@sextant/contracts/limits'
import type { ClientRow } from '@sextant/contracts/rows'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
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
import { archiveClient } from '../api/archive-client.ts'
import { failureOf } from '@/client/failure-of.ts'

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
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setMissing(true)
    setBusy(true)
    try {
      await archiveClient(organizationId, client.id, reason.trim())
      toast.success('Client archived successfully')
      onClose()
    } catch (error) {
      toast.error(failureOf(error, 'Failed to archive client'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !busy) onClose()
      }}
    >
      <DialogContent>
        <DialogTitle>Archive {client.name}?</DialogTitle>
        <DialogDescription>
          It leaves the lists and figures. Its campaigns, sessions and outputs stay as they are, and
          it can be restored at any time.
        </DialogDescription>
        <form noValidate onSubmit={event => void submit(event)} className="mt-4">
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
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              Keep client
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              Archive client
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
