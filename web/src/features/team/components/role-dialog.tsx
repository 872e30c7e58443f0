import type { MemberRow, Team } from '@sextant/contracts/team/routes'
import { useState, type FormEvent } from 'react'
import { toast } from 'sonner'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/ui/primitives/dialog.tsx'
import { setMemberRole } from '../api/change-member.ts'
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
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const choice = roleChoice(draft)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (typeof choice === 'string') return setFailure(choice)
    setBusy(true)
    setFailure(null)
    try {
      await confirmed(() => setMemberRole(member.id, choice))
      toast.success(`${name} has the new role`)
      onClose()
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
      <DialogContent>
        <DialogTitle>Role of {name}</DialogTitle>
        <DialogDescription>
          It counts at once, also where they are signed in now. They are told.
        </DialogDescription>
        <form className="mt-4 grid gap-4" onSubmit={save}>
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
