import { REASON_MAX } from '@sextant/contracts/quick-wins/routes'
import { type FormEvent, useState } from 'react'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useDrop } from '../api/end-quick-win.ts'

/** Ends one without a result: why is kept, so that nobody has to try it again to learn it. */
export function DropDialog({
  id,
  title,
  onClose,
}: {
  id: string
  title: string
  onClose: () => void
}) {
  const dropping = useDrop()
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void dropping.save({ id, reason: reason.trim() }, onClose)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogTitle>Drop: {title}</DialogTitle>
        <DialogDescription>
          What of its steps is open leaves your to-do list. It is not suggested again; you find it
          under Results and can go on with it there.
        </DialogDescription>
        <form className="mt-4 grid gap-4" onSubmit={submit}>
          <Field label="Why" error={dropping.failure ?? undefined}>
            {described => (
              <Input
                {...described}
                maxLength={REASON_MAX}
                value={reason}
                placeholder="Nobody is free before spring"
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="quiet" onClick={onClose}>
              Keep it
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={dropping.saving}
              disabled={reason.trim() === ''}
            >
              Drop
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
