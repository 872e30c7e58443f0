import { EMAIL_MAX, TEAM_INVITATION_DAYS } from '@sextant/contracts/limits'
import type { Team } from '@sextant/contracts/team/routes'
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
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { useInviteTeammate } from '../api/invite.ts'
import type { Confirmed } from '../confirmed.ts'
import { roleChoice, type RoleDraft } from '../role-choice.ts'
import { isOwnerRole } from '../role-words.ts'
import { RoleFields } from './role-fields.tsx'

/** Narrow first: whoever invites in a hurry gives away little. */
const START: RoleDraft = { role: null, every: true, clientIds: [] }

/** Invites one person by mail. confirmed: asks for a fresh code where the server wants one. */
export function InviteDialog({
  team,
  confirmed,
  onClose,
}: {
  team: Team
  confirmed: Confirmed
  onClose: () => void
}) {
  const [email, setEmail] = useState('')
  const [draft, setDraft] = useState(START)
  const [asked, setAsked] = useState(false)
  const { save, saving: busy, failure } = useInviteTeammate(confirmed)
  const choice = roleChoice(draft)
  // Ownership is given to people who are here already, not to an address.
  const offered = { ...team, assignable: team.assignable.filter(role => !isOwnerRole(role)) }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || emailProblem(email) || typeof choice === 'string') return
    await save({ email: email.trim(), choice }, onClose)
  }
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open && !busy) onClose()
      }}
    >
      <DialogContent
        className="[&_button]:scroll-mb-20"
        onOpenAutoFocus={event => {
          event.preventDefault()
          ;(event.currentTarget as HTMLElement).querySelector('input')?.focus()
        }}
      >
        <DialogTitle>Invite a teammate</DialogTitle>
        <DialogDescription>
          They get a link by mail, good for {TEAM_INVITATION_DAYS} days.
        </DialogDescription>
        <form noValidate className="mt-4 grid gap-4" onSubmit={send}>
          {failure && (
            <Alert title={failure}>Nothing was sent. What you entered is still here.</Alert>
          )}
          <EmailField
            email={email}
            problem={asked ? emailProblem(email) : null}
            invited={isInvited(team, email)}
            onChange={setEmail}
          />
          <RoleFields team={offered} value={draft} onChange={setDraft} />
          <output className="cap empty:hidden">
            {asked && typeof choice === 'string' ? (
              <span className="text-bad">{choice}</span>
            ) : null}
          </output>
          <DialogFooter className="sticky -bottom-5 -mx-5 -mb-5 mt-0 border-t border-line bg-raised px-5 py-3">
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={busy}>
              Send invitation
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** invited: this address has an open invitation already. */
function EmailField({
  email,
  problem,
  invited,
  onChange,
}: {
  email: string
  problem: string | null
  invited: boolean
  onChange: (email: string) => void
}) {
  return (
    <Field
      label="Email"
      error={problem ?? undefined}
      hint={
        invited
          ? 'They have an open invitation. This one takes its place: the earlier link ends.'
          : undefined
      }
    >
      {described => (
        <Input
          {...described}
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          value={email}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function isInvited({ invitations }: Team, email: string): boolean {
  const wanted = email.trim().toLowerCase()
  return invitations.some(invitation => invitation.email.toLowerCase() === wanted)
}

function emailProblem(email: string): string | null {
  if (!email.trim()) return 'Email is required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? null
    : 'Please enter a valid email address'
}
