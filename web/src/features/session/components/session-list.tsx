import { useQuery } from '@tanstack/react-query'
import { MonitorIcon } from 'lucide-react'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import {
  signedInSessionsQuery,
  useEndOtherSessions,
  useEndSession,
  type SignedInSession,
} from '../api/signed-in-sessions.ts'
import { deviceName } from '../device-name.ts'

/** Everywhere the person is signed in, each with its way out. */
export function SessionList() {
  const sessions = useQuery(signedInSessionsQuery)
  const ending = useEndSession()
  const endingOthers = useEndOtherSessions()
  if (sessions.isPending)
    return (
      <div className="grid gap-2">
        <output className="sr-only">Loading sessions</output>
        {[1, 2].map(line => (
          <Skeleton key={line} className="h-14" />
        ))}
      </div>
    )
  if (sessions.isError)
    return <ErrorState title={messageOf(sessions.error)} onRetry={() => void sessions.refetch()} />
  const others = sessions.data.some(session => !session.is_current)
  return (
    <div className="grid gap-4">
      <ul className="border-y border-line">
        {sessions.data.map(session => (
          <Line
            key={session.id}
            session={session}
            busy={ending.underWay?.id === session.id}
            onEnd={() => void ending.save(session)}
          />
        ))}
      </ul>
      {others && (
        <div>
          <Button busy={endingOthers.saving} onClick={() => void endingOthers.save()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  )
}

function Line({
  session,
  busy,
  onEnd,
}: {
  session: SignedInSession
  busy: boolean
  onEnd: () => void
}) {
  const device = deviceName(session.device)
  return (
    <li className="flex items-center gap-3 py-3 [&+li]:border-t [&+li]:border-line">
      <MonitorIcon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{device}</p>
        <p className="cap wrap-anywhere">
          {session.is_current ? 'Now' : <TimeSince at={session.seen_at} />} · since{' '}
          {new Date(session.created_at).toLocaleDateString('en-US', {
            month: 'short',
            day: 'numeric',
            year: 'numeric',
          })}
          {session.address && <> · {session.address}</>}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="neutral">This one</Badge>
      ) : (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`Sign out of ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}
