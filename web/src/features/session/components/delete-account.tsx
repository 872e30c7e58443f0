import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/ui/primitives/dialog.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useDeleteMe } from '../api/delete-me.ts'
import { AddressInput } from './address-input.tsx'

/** Deletes the account after the password and the typed address. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const [open, setOpen] = useState(false)
  const deleting = useDeleteMe()
  const turn = (next: boolean) => {
    if (deleting.saving) return
    setOpen(next)
    deleting.forgetFailure()
  }
  return (
    <Dialog open={open} onOpenChange={turn}>
      <DialogTrigger asChild>
        <Button>Delete my account</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogDescription>
          This cannot be undone. Export your data first if you want to keep it.
        </DialogDescription>
        <Proof
          email={email}
          deleting={deleting}
          onDeleted={onDeleted}
          onCancel={() => turn(false)}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Begins empty every time the dialog opens. */
function Proof({
  email,
  deleting,
  onDeleted,
  onCancel,
}: {
  email: string
  deleting: ReturnType<typeof useDeleteMe>
  onDeleted: () => void
  onCancel: () => void
}) {
  const { save, saving, failure, forgetFailure } = deleting
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = typed.trim().toLowerCase() === email.toLowerCase() && password !== ''

  const remove = (event: FormEvent) => {
    event.preventDefault()
    if (saving || !isComplete) return
    void save({ password, email: typed.trim() }, onDeleted)
  }
  const label = (
    <>
      Type <span className="wrap-anywhere">{email}</span> to confirm
    </>
  )
  return (
    <form noValidate onSubmit={remove} className="mt-4 grid gap-4">
      {failure && <Alert title={failure}>Your account is as it was.</Alert>}
      <Field label={label}>
        {described => (
          <AddressInput
            {...described}
            autoComplete="off"
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password">
        {described => (
          <Input
            {...described}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              forgetFailure()
            }}
          />
        )}
      </Field>
      <DialogFooter>
        <Button variant="quiet" disabled={saving} onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={saving} disabled={!isComplete}>
          {saving ? 'Deleting' : 'Delete for good'}
        </Button>
      </DialogFooter>
    </form>
  )
}
