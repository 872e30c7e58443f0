import { useState, type FormEvent } from 'react'
import { messageOf } from '@/client/api.ts'
import { forgetFetched } from '@/client/forget.ts'
import { dropToken } from '@/client/token.ts'
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
import { deleteMe } from '../api/delete-me.ts'
import { useStepUp } from '../step-up.ts'

/** Deletes the account after the password and the typed address. */
export function DeleteAccount({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const stepUp = useStepUp()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const matches = typed.trim().toLowerCase() === email.toLowerCase()

  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !matches || !password) return
    setBusy(true)
    setFailure(null)
    try {
      await stepUp(() => deleteMe({ password, email: typed.trim() }))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : messageOf(error))
      setBusy(false)
      return
    }
    dropToken()
    forgetFetched()
    onDeleted()
  }
  const turn = (next: boolean) => {
    if (busy) return
    setOpen(next)
    setTyped('')
    setPassword('')
    setFailure(null)
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
        <form noValidate onSubmit={event => void remove(event)} className="mt-4 grid gap-4">
          {failure && <Alert title={failure}>Your account is as it was.</Alert>}
          <Field
            label={
              <>
                Type <span className="wrap-anywhere">{email}</span> to confirm
              </>
            }
          >
            {described => (
              <Input
                {...described}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
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
                  setFailure(null)
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="quiet" disabled={busy} onClick={() => turn(false)}>
              Keep my account
            </Button>
            <Button type="submit" variant="danger" busy={busy} disabled={!matches || !password}>
              {busy ? 'Deleting' : 'Delete for good'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
