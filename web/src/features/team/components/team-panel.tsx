import { useQuery } from '@tanstack/react-query'
import { UserPlusIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { teamQuery } from '../api/team.ts'
import type { Confirmed } from '../confirmed.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { OpenInvitations } from './open-invitations.tsx'

type TeamPanelProps = {
  organization: string
  /** May invite, change and remove. */
  manages: boolean
  confirmed: Confirmed
}

/** Members and open invitations, for the agencies' team page and the small businesses' workspace page alike. */
export function TeamPanel({ organization, manages, confirmed }: TeamPanelProps) {
  const team = useQuery(teamQuery)
  const [inviting, setInviting] = useState(false)
  if (team.isPending)
    return (
      <div className="grid gap-3">
        <output className="sr-only">Loading members</output>
        {[1, 2, 3].map(line => (
          <Skeleton key={line} className="h-14" />
        ))}
      </div>
    )
  if (team.isError)
    return (
      <ErrorState title={messageOf(team.error)} onRetry={() => void team.refetch()}>
        The team is as it was. Try again in a moment.
      </ErrorState>
    )
  const alone = team.data.members.length === 1 && team.data.invitations.length === 0
  return (
    <div className="grid gap-7">
      <section aria-labelledby="members" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="members" className="font-semibold">
            {team.data.members.length === 1 ? '1 member' : `${team.data.members.length} members`}
          </h2>
          {manages && (
            <Button variant="primary" onClick={() => setInviting(true)}>
              <UserPlusIcon aria-hidden />
              Invite a teammate
            </Button>
          )}
        </div>
        <MemberList
          team={team.data}
          organization={organization}
          manages={manages}
          confirmed={confirmed}
        />
        {alone && manages && (
          <p className="max-w-[38em] text-ink-2">
            You are alone here. A teammate sees what their role shows, nothing more, and what one of
            you teaches the agents, both of you have.
          </p>
        )}
      </section>
      {manages && <OpenInvitations team={team.data} confirmed={confirmed} />}
      {inviting && (
        <InviteDialog team={team.data} confirmed={confirmed} onClose={() => setInviting(false)} />
      )}
    </div>
  )
}
