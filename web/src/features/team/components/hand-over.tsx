import { useQuery } from '@tanstack/react-query'
import type { MemberRow } from '@sextant/contracts/team/routes'
import { useState, type FormEvent } from 'react'
import { leaveNotice } from '@/client/next-page-notice.ts'
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
import { useTransferOwnership } from '../api/ownership.ts'
import { teamQuery } from '../api/team.ts'
import type { Confirmed } from '../confirmed.ts'
import { isWorkingRole } from '../role-words.ts'

/** Gives the organization to a teammate who works in it. */
export function HandOver({
  organization,
  confirmed,
  onChanged,
}: {
  organization: string
  confirmed: Confirmed
  onChanged: () => void
}) {
  const [open, setOpen] = useState(false)
  const [to, setTo] = useState('')
  const [typed, setTyped] = useState('')
  const { save, saving, failure } = useTransferOwnership(confirmed)
  const heirs = useHeirs(open)
  const isComplete = to !== '' && typed.trim() === organization
  const hand = (event: FormEvent) => {
    event.preventDefault()
    if (saving || !isComplete) return
    void save(to, () => {
      const heir = heirs.find(member => member.id === to)
      if (heir) leaveNotice(`${heir.full_name || heir.email} owns ${organization} now`)
      onChanged()
    })
  }
  const turn = (next: boolean) => {
    if (!saving) setOpen(next)
  }
  return (
    <Dialog open={open} onOpenChange={turn}>
      <DialogTrigger asChild>
        <Button>Hand over ownership</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Hand over {organization}</DialogTitle>
        <DialogDescription>
          The new owner can do everything, also remove you. Only they can hand it back.
        </DialogDescription>
        <form noValidate className="mt-4 grid gap-4" onSubmit={hand}>
          {failure && <Alert title={failure}>You still own {organization}.</Alert>}
          <HeirField heirs={heirs} value={to} onChange={setTo} />
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
            <Button variant="quiet" disabled={saving} onClick={() => setOpen(false)}>
              Keep ownership
            </Button>
            <Button type="submit" variant="danger" busy={saving} disabled={!isComplete}>
              Hand over
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

function useHeirs(enabled: boolean): MemberRow[] {
  const members = useQuery({ ...teamQuery, enabled }).data?.members ?? []
  return members.filter(
    member => !member.is_you && member.roles.some(({ role_name }) => isWorkingRole(role_name)),
  )
}

const NO_HEIR =
  'Ownership goes to a member who works here. Invite a teammate, or give one a working role, first.'

function HeirField({
  heirs,
  value,
  onChange,
}: {
  heirs: readonly MemberRow[]
  value: string
  onChange: (id: string) => void
}) {
  const isEmpty = heirs.length === 0
  return (
    <Field label="New owner" hint={isEmpty ? NO_HEIR : undefined}>
      {described => (
        <NativeSelect
          {...described}
          value={value}
          disabled={isEmpty}
          onChange={event => onChange(event.target.value)}
        >
          <option value="" disabled>
            Choose a member
          </option>
          {heirs.map(member => (
            <option key={member.id} value={member.id}>
              {member.full_name ? `${member.full_name} (${member.email})` : member.email}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
