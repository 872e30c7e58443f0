import { EMAIL_MAX } from '@sextant/contracts/limits'
import { useState, type FormEvent } from 'react'
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
import { useInviteDirectly } from '../api/invitations.ts'

function addressProblem(address: string): string | null {
  if (address === '') return 'Email is required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? null : 'Please enter a valid email address'
}

/** Lets somebody in who never asked. */
export function InviteDirectly() {
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { save, saving: busy, failure, forgetFailure } = useInviteDirectly()
  const change = (next: boolean) => {
    if (busy) return
    setOpen(next)
    setEmail('')
    setProblem(null)
    forgetFailure()
  }
  const invite = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    const wrong = addressProblem(address)
    setProblem(wrong)
    if (wrong || busy) return
    await save(address, () => {
      setOpen(false)
      setEmail('')
    })
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
          <Field label="Email" error={problem ?? failure ?? undefined}>
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
