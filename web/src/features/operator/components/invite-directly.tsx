import { EMAIL_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
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
import { inviteDirectly } from '../api/invitations.ts'

/** Lets somebody in who never asked. */
export function InviteDirectly() {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const change = (next: boolean) => {
    if (busy) return
    setOpen(next)
    setEmail('')
    setFailure(null)
  }
  const invite = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()))
      return setFailure(email.trim() ? 'Please enter a valid email address' : 'Email is required')
    setBusy(true)
    setFailure(null)
    try {
      const state = await inviteDirectly(email.trim())
      if (state === 'joined') toast.info(`${email.trim()} has an account already`)
      else toast.success(`Invitation on its way to ${email.trim()}`)
      setOpen(false)
      setEmail('')
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="primary">Invite directly</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Invite directly</DialogTitle>
        <DialogDescription>
          The email may sign up from now on, and gets the link by mail.
        </DialogDescription>
        <form noValidate className="mt-4" onSubmit={invite}>
          <Field label="Email" error={failure ?? undefined}>
            {described => (
              <Input
                {...described}
                type="email"
                autoComplete="off"
                maxLength={EMAIL_MAX}
                value={email}
                onChange={event => setEmail(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="quiet" disabled={busy} onClick={() => change(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              Invite
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
