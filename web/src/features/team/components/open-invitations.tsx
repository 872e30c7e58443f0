import type { Team, TeamInvitationRow } from '@sextant/contracts/team/routes'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { useResendInvitation, useRevokeInvitation } from '../api/invite.ts'
import type { Confirmed } from '../confirmed.ts'
import { nameSome } from '../describe-roles.ts'
import { roleWords } from '../role-words.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** Invitations sent and not yet accepted. */
export function OpenInvitations({ team, confirmed }: { team: Team; confirmed: Confirmed }) {
  const [revoking, setRevoking] = useState<TeamInvitationRow | null>(null)
  const [now] = useState(() => Date.now())
  const { save: resend } = useResendInvitation(confirmed)
  const { save: revoke } = useRevokeInvitation(confirmed)
  const names = new Map(team.clients.map(client => [client.id, client.name]))
  if (team.invitations.length === 0) return null
  return (
    <section aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="border-b border-line-strong pb-2 font-semibold">
        Open invitations
      </h2>
      <ul>
        {team.invitations.map(invitation => {
          const clients = nameSome(invitation.client_ids.flatMap(id => names.get(id) ?? []))
          const over = Date.parse(invitation.expires_at) < now
          return (
            <li key={invitation.id} className="flex items-start gap-4 border-b border-line py-3">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="font-medium">{invitation.email}</p>
                <p className="cap">
                  {[roleWords(invitation.role_name).name, clients].filter(Boolean).join(', ')} ·{' '}
                  {invitation.invited_by_name && `${invitation.invited_by_name}, `}
                  <TimeSince at={invitation.created_at} />
                  {!over && (
                    <>
                      {' '}
                      · opens until{' '}
                      <time dateTime={invitation.expires_at}>
                        {day.format(new Date(invitation.expires_at))}
                      </time>
                    </>
                  )}
                </p>
              </div>
              {over && <Badge tone="warn">Link over</Badge>}
              <RowMenu
                name={invitation.email}
                items={[
                  { label: 'Send a new link', onSelect: () => void resend(invitation) },
                  { label: 'Revoke', danger: true, onSelect: () => setRevoking(invitation) },
                ]}
              />
            </li>
          )
        })}
      </ul>
      {revoking && (
        <ConfirmDialog
          open
          danger
          onOpenChange={() => setRevoking(null)}
          title={`Revoke the invitation to ${revoking.email}?`}
          confirm="Revoke invitation"
          cancel="Keep invitation"
          onConfirm={() => revoke(revoking.id)}
        >
          <p>The link in their mail stops working. You can invite them again.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
