import type { MemberRow, Team } from '@sextant/contracts/team/routes'
import { ShieldCheckIcon, ShieldIcon } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { useRemoveMember } from '../api/change-member.ts'
import type { Confirmed } from '../confirmed.ts'
import { describeRoles } from '../describe-roles.ts'
import { PersonPicture } from './person-picture.tsx'
import { RoleDialog } from './role-dialog.tsx'

type MemberListProps = { team: Team; organization: string; manages: boolean; confirmed: Confirmed }
type Open = { what: 'role' | 'remove'; member: MemberRow }

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const COLUMNS = 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_36px]'

/** Everybody in the organization. On phones a line each, from tablets on in columns. */
export function MemberList({ team, organization, manages, confirmed }: MemberListProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const { save: remove } = useRemoveMember(confirmed)
  return (
    <div>
      <div
        aria-hidden
        className={`grid gap-4 border-b border-line-strong pb-2 text-caption font-medium text-ink-3 max-md:hidden ${COLUMNS}`}
      >
        <span>Member</span>
        <span>Role</span>
        <span>Second factor</span>
        <span>{manages ? 'Last seen' : 'Joined'}</span>
        <span />
      </div>
      <ul className="max-md:border-t max-md:border-line-strong" aria-label="Members">
        {team.members.map(member => (
          <Member
            key={member.id}
            member={member}
            clients={team.clients}
            manages={manages}
            // Only owners touch owners: whoever cannot give the role cannot take it.
            changeable={
              manages &&
              !member.is_you &&
              member.roles.every(role => team.assignable.some(name => name === role.role_name))
            }
            onOpen={what => setOpen({ what, member })}
          />
        ))}
      </ul>
      {open?.what === 'role' && (
        <RoleDialog
          key={open.member.id}
          member={open.member}
          team={team}
          confirmed={confirmed}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <ConfirmDialog
          open
          danger
          onOpenChange={close}
          title={`Remove ${open.member.full_name || open.member.email}?`}
          confirm="Remove from the team"
          cancel="Keep in the team"
          onConfirm={() => remove(open.member)}
        >
          <p>
            They lose access to {organization} at once, wherever they are signed in. Everything they
            made stays. To come back they need a new invitation.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type MemberProps = {
  member: MemberRow
  clients: Team['clients']
  manages: boolean
  changeable: boolean
  onOpen: (what: Open['what']) => void
}

function Member({ member, clients, manages, changeable, onOpen }: MemberProps) {
  const name = member.full_name || member.email
  const joined = (
    <>
      Joined <time dateTime={member.joined_at}>{day.format(new Date(member.joined_at))}</time>
    </>
  )
  return (
    <li
      className={`relative grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 border-b border-line py-3 md:items-center md:gap-4 ${COLUMNS} max-md:pr-11`}
    >
      <div className="contents md:flex md:min-w-0 md:items-center md:gap-3">
        <PersonPicture name={name} avatarId={member.avatar_id} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            {name} {member.is_you && <Badge className="ml-1">You</Badge>}
          </p>
          {name !== member.email && <p className="cap">{member.email}</p>}
        </div>
      </div>
      <div className="min-w-0 max-md:col-start-2">
        {describeRoles(member.roles, clients).map(line => (
          <p key={line.role} className="wrap-anywhere">
            {line.role}
            {line.clients && <span className="cap block">{line.clients}</span>}
          </p>
        ))}
        {member.roles.length === 0 && <p className="text-ink-3">No role</p>}
      </div>
      <p className="cap flex items-center gap-1.5 max-md:col-start-2 max-md:mt-1">
        {member.second_factor ? (
          <ShieldCheckIcon aria-hidden className="size-4 text-good" />
        ) : (
          <ShieldIcon aria-hidden className="size-4" />
        )}
        <span>
          <span className="md:sr-only">Second factor: </span>
          {member.second_factor ? 'On' : 'Off'}
        </span>
      </p>
      <p className="cap max-md:col-start-2">
        {manages && (
          <span className="block text-ink-2 max-md:inline">
            {member.last_seen_at ? (
              <>
                Seen <TimeSince at={member.last_seen_at} />
              </>
            ) : (
              'Not seen yet'
            )}
            <span aria-hidden className="md:hidden">
              {' '}
              ·{' '}
            </span>
          </span>
        )}
        {joined}
      </p>
      {changeable && (
        <div className="max-md:absolute max-md:top-2 max-md:right-0">
          <RowMenu
            name={name}
            items={[
              { label: 'Change role', onSelect: () => onOpen('role') },
              { label: 'Remove', danger: true, onSelect: () => onOpen('remove') },
            ]}
          />
        </div>
      )}
    </li>
  )
}
