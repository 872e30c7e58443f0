import { useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../primitives/dialog.tsx'
import { Field } from '../primitives/field.tsx'
import { failureIn } from './failure-in.ts'
import { Input } from '../primitives/input.tsx'

/** Asks for another name. A failure to rename keeps it open and is told in it. max: characters. */
export function RenameDialog({
  title,
  value,
  max,
  onRename,
  onClose,
}: {
  title: string
  value: string
  max: number
  onRename: (next: string) => Promise<unknown>
  onClose: () => void
}) {
  const [name, setName] = useState(value)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const rename = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const why = name.trim() === value ? null : failureIn(await onRename(name.trim()))
      if (why === null) return onClose()
      setFailure(why)
      setBusy(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'An unexpected error occurred')
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
      <DialogContent
        aria-describedby={undefined}
        onOpenAutoFocus={event => {
          event.preventDefault()
          ;(event.currentTarget as HTMLElement).querySelector('input')?.focus()
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <form
          className="mt-3"
          onSubmit={event => {
            event.preventDefault()
            void rename()
          }}
        >
          <Field label="Name" error={failure ?? undefined}>
            {described => (
              <Input
                {...described}
                maxLength={max}
                value={name}
                onFocus={event => event.target.select()}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy} disabled={!name.trim()}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
