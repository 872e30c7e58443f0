import type { SessionAnswer } from '@sextant/contracts/agent-sessions/routes'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { sessionQuery } from '@/features/agent-session/api/sessions.ts'
import { suggestCurrency } from '@/features/company/use-model-currency.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Forbidden, WholePage } from '@/ui/patterns/whole-page.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAgentPlace } from './use-agent-place.ts'
import { Workspace } from './workspace.tsx'

/** The first card counts in the money of the place where the company is. */
const inMoneyOfItsPlace = ({ client_id, home_currency }: SessionAnswer): void =>
  suggestCurrency(client_id, home_currency)

/** One session with an agent. */
export default function AgentSession() {
  const { sessionId = '' } = useParams()
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const session = useQuery({
    ...sessionQuery(sessionId, inMoneyOfItsPlace),
    enabled: allowed && isId(sessionId),
  })
  const { refetch } = session
  const again = useCallback(() => void refetch(), [refetch])
  if (!allowed) return <Forbidden />
  if (!isId(sessionId)) return <NotHere home={here.home}>No session has this address.</NotHere>
  if (session.isError) {
    const status: unknown = Reflect.get(session.error, 'status')
    if (status === 404 || status === 400)
      return (
        <NotHere home={here.home}>
          It was deleted, or it belongs to another organization. Its outputs, if there were any, are
          still under Outputs.
        </NotHere>
      )
    return (
      <Page>
        <ErrorState title={messageOf(session.error)} onRetry={() => void session.refetch()}>
          The conversation is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  }
  if (!session.data) return <SessionSkeleton />
  if (session.data.agent !== here.agent.id)
    return <NotHere home={here.home}>It was held with another agent.</NotHere>
  // The work of one client is never shown among another's.
  if (here.scope.clientId !== null && session.data.client_id !== here.scope.clientId)
    return <NotHere home={here.home}>It belongs to other work than this client's.</NotHere>
  if (here.scope.campaignId !== null && session.data.campaign_id !== here.scope.campaignId)
    return <NotHere home={here.home}>It was not held for this campaign.</NotHere>
  return <Workspace key={session.data.id} answer={session.data} onGone={again} />
}

function NotHere({ home, children }: { home: string; children: string }) {
  const { agent } = useAgentPlace()
  return (
    <WholePage
      title="This session is not here"
      action={
        <Link to={home} className={buttonStyle({ variant: 'primary' })}>
          Go to {agent.name}
        </Link>
      }
    >
      {children}
    </WholePage>
  )
}

function SessionSkeleton() {
  return (
    <div className="wrap grid gap-8 py-8 md:grid-cols-[368px_minmax(0,1fr)]">
      <output className="sr-only">Loading the session</output>
      <div className="grid content-start gap-4">
        <Skeleton className="h-12" />
        <Skeleton className="ml-10 h-16" />
        <Skeleton className="h-12" />
      </div>
      <div className="grid content-start gap-4 max-md:hidden">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}
