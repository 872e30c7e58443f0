import { useQuery } from '@tanstack/react-query'
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
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { sayNext } from '@/client/said-next.ts'
import { useLeaveOrganization, useTransferOwnership } from '../api/ownership.ts'
import { teamQuery } from '../api/team.ts'
import type { Confirmed } from '../confirmed.ts'
import { isWorkingRole } from '../role-words.ts'

type OwnershipProps = {
  organization: string
  mayTransfer: boolean
  confirmed: Confirmed
  /** After leaving or handing over, when what the person may see has changed. */ onChanged: () => void
}

/** What changes who is in the organization and who owns it: handing over, and leaving. */
export function Ownership({ organization, mayTransfer, confirmed, onChanged }: OwnershipProps) {
  const { save: leave } = useLeaveOrganization(confirmed)
  return (
    <section aria-labelledby="ownership" className="grid gap-1">
      <h2 id="ownership" className="border-b border-line-strong pb-2 font-semibold">
        {mayTransfer ? 'Ownership and leaving' : 'Leaving'}
      </h2>
      {mayTransfer && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
          <p className="max-w-[38em] min-w-0 text-ink-2">
            Hand {organization} to a teammate. They become its owner, you become an administrator.
          </p>
          <Transfer organization={organization} confirmed={confirmed} onChanged={onChanged} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
        <p className="max-w-[38em] min-w-0 text-ink-2">
          Leave {organization}. What you made stays here; coming back takes a new invitation.
        </p>
        <ConfirmDialog
          danger
          trigger={<Button>Leave</Button>}
          title={`Leave ${organization}?`}
          confirm="Leave the organization"
          cancel="Stay"
          onConfirm={() => leave(undefined, onChanged)}
        >
          <p>
            You lose access at once. Your account stays, and so does your place in other
            organizations. What you made stays with {organization}.
          </p>
        </ConfirmDialog>
      </div>
    </section>
  )
}

function Transfer({ organization, confirmed, onChanged }: Omit<OwnershipProps, 'mayTransfer'>) {
  const [open, setOpen] = useState(false)
  const [to, setTo] = useState('')
  const [typed, setTyped] = useState('')
  const { save, saving: busy, failure } = useTransferOwnership(confirmed)
  const others =
    useQuery({ ...teamQuery, enabled: open }).data?.members.filter(
      member => !member.is_you && member.roles.some(({ role_name }) => isWorkingRole(role_name)),
    ) ?? []
  const hand = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !to || typed.trim() !== organization) return
    await save(to, () => {
      const heir = others.find(member => member.id === to)
      if (heir) sayNext(`${heir.full_name || heir.email} owns ${organization} now`)
      onChanged()
    })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!busy) setOpen(next)
      }}
    >
      <DialogTrigger asChild>
        <Button>Hand over ownership</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Hand over {organization}</DialogTitle>
        <DialogDescription>
          The new owner can do everything, also remove you. Only they can hand it back.
        </DialogDescription>
        <form noValidate className="mt-4 grid gap-4" onSubmit={event => void hand(event)}>
          {failure && <Alert title={failure}>You still own {organization}.</Alert>}
          <Field
            label="New owner"
            hint={
              others.length === 0
                ? 'Ownership goes to a member who works here. Invite a teammate, or give one a working role, first.'
                : undefined
            }
          >
            {described => (
              <NativeSelect
                {...described}
                value={to}
                disabled={others.length === 0}
                onChange={event => setTo(event.target.value)}
              >
                <option value="" disabled>
                  Choose a member
                </option>
                {others.map(member => (
                  <option key={member.id} value={member.id}>
                    {member.full_name ? `${member.full_name} (${member.email})` : member.email}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={`Type “${organization}” to confirm`}>
            {described => (
              <Input
                {...described}
                autoComplete="off"
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          <DialogFooter className="mt-0">
            <Button variant="quiet" disabled={busy} onClick={() => setOpen(false)}>
              Keep ownership
            </Button>
            <Button
              type="submit"
              variant="danger"
              busy={busy}
              disabled={!to || typed.trim() !== organization}
            >
              Hand over
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
