import { agentById, AGENTS, type AgentSlug } from '@sextant/contracts/catalogue'
import { healthBand } from '@sextant/contracts/clients/health'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientsByNeedQuery } from '@/features/clients/api/clients-by-need.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { addressOfNeed, byNeed, needSentence } from '@/features/clients/by-need.ts'
import { SignalList } from '@/features/clients/components/signal-list.tsx'
import { lowHealthWords } from '@/features/clients/low-health.ts'
import { signalTone } from '@/features/clients/signal-words.ts'
import { adviceFor } from '@/features/dashboard/advice.ts'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { readinessQuery } from '@/features/dashboard/api/get-readiness.ts'
import { recentOutputsQuery } from '@/features/dashboard/api/get-recent-outputs.ts'
import { type Recommendation, recommendationsFor } from '@/features/dashboard/recommendations.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useMayOpen } from '@/shell/may-open.ts'
import { hasScreen } from '@/shell/screens.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { useFigureRecommendations } from './use-figure-recommendations.ts'

const openAgents = new Set<AgentSlug>(
  AGENTS.filter(agent => agent.available && hasScreen(agent.path)).map(agent => agent.id),
)

/** Everything worth doing next, each with the reason for it. */
export default function Recommendations() {
  const { organization } = useMe()
  const can = useCan()
  const clients = organization?.type === 'AGENCY' && can('clients.view')
  return (
    <Page className="grid gap-8">
      <PageHeader title="Recommendations" meta="What is worth doing next, and why" />
      {clients ? (
        <ForClients orgId={organization.id} />
      ) : (
        <ForBusiness orgId={organization?.id ?? ''} />
      )}
    </Page>
  )
}

const Waiting = () => (
  <div className="grid gap-3">
    <output className="sr-only">Loading recommendations</output>
    {[1, 2, 3, 4].map(line => (
      <Skeleton key={line} className="h-16" />
    ))}
  </div>
)

type LineProps = {
  title: string
  to: string | null
  high: boolean
  mark?: string
  note?: ReactNode
  children: ReactNode
}

function Line({ title, to, high, mark, note, children }: LineProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-line py-3.5 has-[a]:hover:bg-act-soft">
      <div className="min-w-0">
        {to ? (
          <Link
            to={to}
            className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <div className="max-w-[48em] text-ink-2">{children}</div>
        {(mark ?? note) && (
          <p className="cap">
            {mark}
            {mark && note && ' · '}
            {note}
          </p>
        )}
      </div>
      {high ? (
        <Badge tone="info">
          <ArrowUpIcon aria-hidden />
          High Impact
        </Badge>
      ) : (
        <Badge>Recommended</Badge>
      )}
    </li>
  )
}

const lineOf = (entry: Recommendation): LineProps & { id: string } => ({
  id: entry.id,
  title: entry.title,
  to: entry.action_url,
  high: entry.priority === 'high',
  mark: agentById(entry.agent_type).name,
  note: `${entry.estimated_time} min`,
  children: (
    <>
      {entry.description} <span className="text-ink-3">{entry.why}</span>
    </>
  ),
})

function ForBusiness({ orgId }: { orgId: string }) {
  const mayOpen = useMayOpen()
  const worksWithAgents = useCan()('agents.use')
  const readiness = useQuery(readinessQuery(orgId))
  const metrics = useQuery(metricsQuery(orgId))
  const outputs = useQuery(recentOutputsQuery(orgId))
  const figures = useFigureRecommendations(null, openAgents)
  const failed = [readiness, metrics, outputs].find(query => query.isError)
  if (failed)
    return (
      <ErrorState
        title={messageOf(failed.error)}
        onRetry={() => {
          void readiness.refetch()
          void metrics.refetch()
          void outputs.refetch()
        }}
      >
        What to recommend could not be worked out. Try again in a moment.
      </ErrorState>
    )
  if (!readiness.data || !metrics.data || !outputs.data || !figures) return <Waiting />
  const advice = adviceFor(readiness.data, metrics.data)
  const recommended = worksWithAgents
    ? recommendationsFor(
        readiness.data,
        outputs.data.map(output => output.output_type),
        openAgents,
        { most: Infinity },
      )
    : []
  if (advice.length + recommended.length + figures.length === 0)
    return (
      <EmptyState title="Nothing to recommend">
        Every framework was used and the figures are in order. Something will stand here when they
        change.
      </EmptyState>
    )
  const lines = [
    ...advice.map((entry): LineProps & { id: string } => ({
      id: entry.id,
      title: entry.title,
      to: entry.to && mayOpen(entry.to) ? entry.to : null,
      high: entry.priority === 'high',
      mark: 'From your figures',
      children: entry.why,
    })),
    ...recommended.map(lineOf),
  ].toSorted((a, b) => Number(b.high) - Number(a.high))
  return (
    <ul className="border-t border-line-strong">
      {[...figures.map(lineOf), ...lines].map(({ id, ...line }) => (
        <Line key={id} {...line} />
      ))}
    </ul>
  )
}

function ForClients({ orgId }: { orgId: string }) {
  const mayOpen = useMayOpen()
  const attention = useQuery(attentionQuery(orgId))
  const ranked = useQuery(clientsByNeedQuery(orgId))
  if (attention.isError || ranked.isError)
    return (
      <ErrorState
        title={messageOf(attention.error ?? ranked.error)}
        onRetry={() => {
          void attention.refetch()
          void ranked.refetch()
        }}
      >
        Who needs you could not be told. Your clients are safe.
      </ErrorState>
    )
  if (!attention.data || !ranked.data) return <Waiting />
  const signals = new Map(attention.data.map(entry => [entry.client_id, entry.signals]))
  const calling = byNeed(ranked.data.clients, attention.data).filter(
    client =>
      (signals.get(client.id)?.length ?? 0) > 0 ||
      healthBand(client.health_score).id === 'needs-attention',
  )
  if (ranked.data.total === 0)
    return (
      <EmptyState title="No clients yet">
        Recommendations follow from what happens at your clients: approvals that wait, campaigns off
        their pace, messages unread.
      </EmptyState>
    )
  if (calling.length === 0)
    return (
      <EmptyState title="Nobody needs you right now">
        No approval waits, no message is unread, and every active campaign spends as planned.
      </EmptyState>
    )
  return (
    <ul className="border-t border-line-strong">
      {calling.map(client => {
        const said = signals.get(client.id) ?? []
        const to = addressOfNeed(client.slug, said[0], mayOpen) ?? `/clients/${client.slug}`
        const band = healthBand(client.health_score)
        return (
          <Line
            key={client.id}
            title={needSentence(client.name, said[0])}
            to={to}
            high={said.some(signal => signalTone[signal.kind] !== 'info')}
            note={`Health ${client.health_score}/100, ${band.label.toLowerCase()}`}
          >
            {said.length > 0 ? (
              <SignalList signals={said} />
            ) : (
              `Nothing waits, but the health score is below 30: ${lowHealthWords(client)?.toLowerCase()}.`
            )}
          </Line>
        )
      })}
    </ul>
  )
}
