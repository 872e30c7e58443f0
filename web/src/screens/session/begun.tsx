import { PAGE_SIZE } from '@sextant/contracts/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { sessionsQuery } from '@/features/agent-session/api/sessions.ts'
import { SessionList } from '@/features/agent-session/components/session-list.tsx'
import { outputsQuery } from '@/features/outputs/api/outputs.ts'
import { OutputList } from '@/features/outputs/components/output-list.tsx'
import { useAgentPlace } from './use-agent-place.ts'

const SHOWN = 3

/** Sessions that were begun, the newest first. */
export function Continue() {
  const here = useAgentPlace()
  // A campaign has no list of sessions of its own: they stand here.
  const shown = here.campaign ? PAGE_SIZE : SHOWN
  const sessions = useQuery(sessionsQuery(here.agent.id, 0, shown, here.scope))
  const { rows: begun = [], total = 0 } = sessions.data ?? {}
  if (sessions.isError)
    return (
      <p role="alert" className="text-caption text-bad">
        {messageOf(sessions.error)}{' '}
        <button type="button" className="link" onClick={() => void sessions.refetch()}>
          Try again
        </button>
      </p>
    )
  if (begun.length === 0) return null
  return (
    <section aria-labelledby="sessions">
      <Head id="sessions" title="Continue">
        {!here.campaign && (
          <Link to={here.history} className="link link-alone text-caption">
            {total === 1 ? 'All sessions' : `All ${total} sessions`}
          </Link>
        )}
      </Head>
      <SessionList sessions={begun} hrefOf={here.session} />
    </section>
  )
}

/** What came of the agent's sessions. */
export function MadeHere() {
  const here = useAgentPlace()
  const outputs = useInfiniteQuery(
    outputsQuery({ q: '', agent: here.agent.id, saved: null, ...here.scope }),
  )
  const rows = outputs.data?.pages[0]?.slice(0, SHOWN) ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="outputs-of-agent">
      <Head id="outputs-of-agent" title="Outputs">
        <Link
          to={`${here.outputs}?agent=${here.agent.id}`}
          className="link link-alone text-caption"
        >
          All outputs
        </Link>
      </Head>
      <OutputList outputs={rows} hrefOf={here.output} compact />
    </section>
  )
}

function Head({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </div>
  )
}
