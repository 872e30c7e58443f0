import type { MemberRow, Team } from '@sextant/contracts/team/routes'
import { useState, type FormEvent } from 'react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { useSetMemberRole } from '../api/change-member.ts'
import type { Confirmed } from '../confirmed.ts'
import { roleChoice, type RoleDraft } from '../role-choice.ts'
import { RoleFields } from './role-fields.tsx'

// Several roles become one: the form starts from the first.
function draftOf(member: MemberRow, assignable: Team['assignable']): RoleDraft {
  const role = assignable.find(name => name === member.roles[0]?.role_name) ?? null
  const clientIds = member.roles.flatMap(held =>
    held.role_name === role && held.client_id ? [held.client_id] : [],
  )
  return { role, every: clientIds.length === 0, clientIds }
}

/** Replaces a member's role and the clients it is for. */
export function RoleDialog({
  member,
  team,
  confirmed,
  onClose,
}: {
  member: MemberRow
  team: Team
  confirmed: Confirmed
  onClose: () => void
}) {
  const name = member.full_name || member.email
  const [draft, setDraft] = useState(() => draftOf(member, team.assignable))
  const [tried, setTried] = useState(false)
  const saving = useSetMemberRole(confirmed)
  const busy = saving.saving
  const choice = roleChoice(draft)
  const failure = tried && typeof choice === 'string' ? choice : saving.failure
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || typeof choice === 'string') return
    await saving.save({ member, choice }, onClose)
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !busy) onClose()
      }}
    >
      <DialogContent>
        <DialogTitle>Role of {name}</DialogTitle>
        <DialogDescription>
          It counts at once, also where they are signed in now. They are told.
        </DialogDescription>
        <form className="mt-4 grid gap-4" onSubmit={event => void save(event)}>
          {failure && <Alert title={failure}>Their role is as it was.</Alert>}
          <RoleFields team={team} value={draft} onChange={setDraft} />
          <DialogFooter className="mt-0">
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              Keep the role
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              Change role
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
