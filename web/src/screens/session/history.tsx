import { toolWordOf } from '@sextant/contracts/catalogue'
import { PAGE_SIZE } from '@sextant/contracts/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { sessionsQuery } from '@/features/agent-session/api/sessions.ts'
import { SessionList } from '@/features/agent-session/components/session-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button, buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useAgentPlace } from './use-agent-place.ts'

/** All sessions with an agent, page by page. */
export default function AgentHistory() {
  const allowed = useCan()('agents.use')
  const here = useAgentPlace()
  const [params, setParams] = useSearchParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '1', 10) - 1 || 0)
  const sessions = useQuery({
    ...sessionsQuery(here.agent.id, page, PAGE_SIZE, here.scope),
    enabled: allowed,
    placeholderData: keepPreviousData,
  })
  if (!allowed) return <Forbidden />
  const total = sessions.data?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const go = (to: number) => setParams(to === 0 ? {} : { page: String(to + 1) })
  return (
    <Page className="grid gap-6">
      <PageHeader
        title={`${here.agent.name} sessions`}
        meta={
          total > 0 ? `${total} ${total === 1 ? 'session' : 'sessions'}, newest first` : undefined
        }
        actions={
          total > 0 && (
            <Link to={here.home} className={buttonStyle({ variant: 'primary' })}>
              New session
            </Link>
          )
        }
      />
      {sessions.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading sessions</output>
          {[1, 2, 3, 4, 5].map(line => (
            <Skeleton key={line} className="h-12" />
          ))}
        </div>
      )}
      {sessions.isError && (
        <ErrorState title={messageOf(sessions.error)} onRetry={() => void sessions.refetch()}>
          Your sessions are safe. Try again in a moment.
        </ErrorState>
      )}
      {sessions.data &&
        (sessions.data.rows.length > 0 ? (
          <SessionList sessions={sessions.data.rows} hrefOf={here.session} />
        ) : (
          <EmptyState
            title="No sessions yet"
            action={
              <Link to={here.home} className={buttonStyle({ variant: 'primary' })}>
                Choose a {toolWordOf(here.agent.id).one}
              </Link>
            }
          >
            A session is a conversation that ends in a deliverable. You can leave one at any time
            and continue here.
          </EmptyState>
        ))}
      {pages > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-3">
          <Button disabled={page === 0} onClick={() => go(page - 1)}>
            Newer
          </Button>
          <span className="cap">
            Page {page + 1} of {pages}
          </span>
          <Button disabled={page + 1 >= pages} onClick={() => go(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </Page>
  )
}
