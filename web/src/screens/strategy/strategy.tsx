import {
  agentById,
  FRAMEWORKS,
  frameworkById,
  type FrameworkId,
} from '@sextant/contracts/catalogue'
import { PAGE_SIZE } from '@sextant/contracts/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { useCreateSession } from '@/features/agent-session/api/create-session.ts'
import { sessionsQuery } from '@/features/agent-session/api/sessions.ts'
import { FrameworkCatalogue } from '@/features/agent-session/components/framework-catalogue.tsx'
import { SessionList } from '@/features/agent-session/components/session-list.tsx'
import { outputsQuery } from '@/features/outputs/api/outputs.ts'
import { OutputList } from '@/features/outputs/components/output-list.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Forbidden } from '@/ui/patterns/whole-page.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useStrategyPlace } from './use-strategy-place.ts'

const SHOWN = 5
const agent = agentById('strategy')

/** The Strategy agent's door: what each framework answers, and what was begun. */
export default function Strategy() {
  const allowed = useCan()('agents.use')
  const navigate = useNavigate()
  const here = useStrategyPlace()
  const place = usePlace()
  const starting = useCreateSession()
  const [params, setParams] = useSearchParams()
  const asked = FRAMEWORKS.find(({ id }) => id === params.get('tool'))?.id ?? null
  // The framework an address asked for, from then until its session opens or it could not be started.
  const [direct, setDirect] = useState<FrameworkId | null>(null)
  const opening = useCreateSession('in place')
  const mounted = useRef(true)
  const taken = useRef<string | null>(null)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const startDirectly = async (tool: FrameworkId) => {
    setDirect(tool)
    await opening.save({ tool, scope: here.scope }, ({ id }) =>
      mounted.current ? navigate(here.session(id), { replace: true }) : undefined,
    )
  }
  const follow = useEffectEvent((tool: FrameworkId) => {
    if (taken.current === tool) return
    taken.current = tool
    // Out of the address before the call: a reload meanwhile must not start a second session.
    setParams({}, { replace: true })
    void startDirectly(tool)
  })
  useEffect(() => {
    if (!asked) taken.current = null
    else if (allowed) follow(asked)
  }, [asked, allowed])
  // A campaign has no list of sessions of its own: they stand here.
  const shown = here.campaign ? PAGE_SIZE : SHOWN
  const sessions = useQuery({ ...sessionsQuery(0, shown, here.scope), enabled: allowed })
  const outputs = useInfiniteQuery({
    ...outputsQuery({ q: '', agent: 'strategy', saved: null, ...here.scope }),
    enabled: allowed,
  })
  if (!allowed) return <Forbidden />
  const opened = direct ?? asked
  if (opened)
    return (
      <Opening
        tool={opened}
        failure={opening.failure}
        onAgain={() => void startDirectly(opened)}
        onOther={() => setDirect(null)}
      />
    )
  const start = (tool?: FrameworkId) =>
    starting.save({ tool, scope: here.scope }, ({ id }) => navigate(here.session(id)))
  const underWay = starting.underWay && (starting.underWay.tool ?? 'choose')
  const rows = outputs.data?.pages[0]?.slice(0, SHOWN) ?? []
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={
          here.campaign ? (
            <>
              Strategy for{' '}
              <Link to={place.page(`/campaigns/${here.campaign.id}`)} className="link">
                {here.campaign.name}
              </Link>
            </>
          ) : (
            'Strategy'
          )
        }
        meta={`Eleven frameworks, at most seven questions each, ${agent.estimatedTime.replace('-', ' to ').replace('min', 'minutes')}. Every claim carries its source.`}
        actions={
          <Button
            variant="primary"
            busy={underWay === 'choose'}
            disabled={starting.saving && underWay !== 'choose'}
            onClick={() => void start()}
          >
            Help me choose
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_344px]">
        <section aria-labelledby="frameworks">
          <h2 id="frameworks" className="pb-2 font-semibold">
            What do you want to know?
          </h2>
          <FrameworkCatalogue starting={underWay ?? null} onStart={tool => void start(tool)} />
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 max-lg:row-start-1 max-lg:empty:hidden">
          {sessions.data && sessions.data.rows.length > 0 && (
            <section aria-labelledby="sessions">
              <div className="flex items-baseline justify-between gap-4 pb-2">
                <h2 id="sessions" className="font-semibold">
                  Continue
                </h2>
                {!here.campaign && (
                  <Link to={here.history} className="link link-alone text-caption">
                    {sessions.data.total === 1
                      ? 'All sessions'
                      : `All ${sessions.data.total} sessions`}
                  </Link>
                )}
              </div>
              <SessionList sessions={sessions.data.rows} hrefOf={here.session} />
            </section>
          )}
          {sessions.isError && (
            <p role="alert" className="text-caption text-bad">
              {messageOf(sessions.error)}{' '}
              <button type="button" className="link" onClick={() => void sessions.refetch()}>
                Try again
              </button>
            </p>
          )}
          {rows.length > 0 && (
            <section aria-labelledby="strategy-outputs" className="max-lg:hidden">
              <div className="flex items-baseline justify-between gap-4 pb-2">
                <h2 id="strategy-outputs" className="font-semibold">
                  Outputs
                </h2>
                <Link
                  to={`${here.outputs}?agent=strategy`}
                  className="link link-alone text-caption"
                >
                  All outputs
                </Link>
              </div>
              <OutputList outputs={rows} hrefOf={here.output} compact />
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}

/** A framework that an address asked for, until its session opens or could not be started. */
function Opening({
  tool,
  failure,
  onAgain,
  onOther,
}: {
  tool: FrameworkId
  failure: string | null
  onAgain: () => void
  onOther: () => void
}) {
  const { name, answers } = frameworkById(tool)
  return (
    <Page className="grid gap-6">
      <PageHeader title={failure ? name : `Starting ${name} …`} meta={answers} />
      {failure ? (
        <ErrorState title={failure} onRetry={onAgain}>
          Nothing was lost.{' '}
          <button type="button" className="link" onClick={onOther}>
            Choose another framework
          </button>
        </ErrorState>
      ) : (
        <div className="grid gap-4">
          <output className="sr-only">Starting the session</output>
          <Skeleton className="h-12" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Page>
  )
}
