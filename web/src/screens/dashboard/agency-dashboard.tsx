import { healthBand } from '@sextant/contracts/clients/health'
import type { ClientAttention, ClientSignal } from '@sextant/contracts/clients/routes'
import type { ClientRow, DashboardMetrics } from '@sextant/contracts/rows'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { PlusIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientsByNeedQuery } from '@/features/clients/api/clients-by-need.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { dashboardClientsQuery } from '@/features/clients/api/get-dashboard-clients.ts'
import { addressOfNeed, needStep } from '@/features/clients/by-need.ts'
import { HealthStrip } from '@/features/clients/components/health-strip.tsx'
import { NeedsYouFirst, NobodyNeedsYou } from '@/features/clients/components/needs-you-first.tsx'
import { Portfolio } from '@/features/clients/components/portfolio.tsx'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { DashboardSkeleton } from '@/features/dashboard/components/dashboard-skeleton.tsx'
import { metricsFailure } from '@/features/dashboard/metrics-failure.ts'
import { useCan } from '@/features/session/api/get-me.ts'
import { useMayOpen } from '@/shell/may-open.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

const today = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const clientLinks = [
  { label: 'Campaigns', path: '/campaigns' },
  { label: 'Outputs', path: '/outputs' },
].filter(({ path }) => hasScreen(`/clients/:clientSlug${path}`))
const AFTERWARDS = [
  'Run a first Strategy session for the client: at most seven questions, five to ten minutes.',
  'Create a campaign with budget and dates. From then on its pace is watched for you.',
  'Share the deliverable, and ask the client’s people to approve it in their portal.',
]

/** What an agency sees first: which client needs somebody, how all of them stand, and the figures of the whole. */
export default function AgencyDashboard({
  organization,
}: {
  organization: { id: string; name: string }
}) {
  const manages = useCan()('clients.manage')
  const [now] = useState(() => new Date())
  const clients = useQuery(dashboardClientsQuery(organization.id))
  const metrics = useQuery(metricsQuery(organization.id))
  const attention = useQuery(attentionQuery(organization.id))
  const ranked = useQuery(clientsByNeedQuery(organization.id))

  if (clients.isPending)
    return (
      <Page>
        <DashboardSkeleton title={organization.name} />
      </Page>
    )
  if (clients.isError) {
    return (
      <Page className="grid gap-6">
        <PageHeader title={organization.name} />
        <ErrorState
          title={messageOf(clients.error)}
          onRetry={() => {
            void clients.refetch()
            void metrics.refetch()
            void attention.refetch()
            void ranked.refetch()
          }}
        >
          Your clients are safe; they could not be fetched. Try again in a moment.
        </ErrorState>
      </Page>
    )
  }
  if (clients.data.length === 0)
    return <NoClients organization={organization.name} manages={manages} />

  const total = Math.max(
    metrics.data?.client_count ?? 0,
    ranked.data?.total ?? 0,
    clients.data.length,
  )
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={organization.name}
        meta={
          <>
            {today.format(now)}
            {metrics.dataUpdatedAt > 0 && (
              <>
                {' '}
                · figures from <TimeSince at={new Date(metrics.dataUpdatedAt).toISOString()} />
              </>
            )}
          </>
        }
        actions={
          manages && (
            <>
              <Link to="/clients" className={buttonStyle()}>
                Manage Clients
              </Link>
              <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
                <PlusIcon aria-hidden />
                Add Client
              </Link>
            </>
          )
        }
      />
      <First known={clients.data} attention={attention} ranked={ranked} />
      {metrics.isError ? (
        <ErrorState title={metricsFailure(metrics.error)} onRetry={() => void metrics.refetch()}>
          Everything else on this page is current.
        </ErrorState>
      ) : (
        <div>
          <Figures metrics={metrics.data} />
          <p className="mt-2 flex flex-wrap justify-end gap-x-5 text-caption">
            <Link to="/dashboard/recommendations" className="link link-alone">
              All recommendations
            </Link>
            <Link to="/dashboard/metrics" className="link link-alone">
              Clients side by side
            </Link>
          </p>
        </div>
      )}
      <Portfolio
        clients={clients.data}
        attention={attention.data ?? []}
        total={total}
        links={clientLinks}
      />
    </Page>
  )
}

type Queries = {
  attention: UseQueryResult<ClientAttention[]>
  ranked: UseQueryResult<{ clients: ClientRow[]; total: number }>
}

function First({ known, attention, ranked }: Queries & { known: readonly ClientRow[] }) {
  if (attention.isPending || ranked.isPending) return <Skeleton className="h-64 rounded-md" />
  if (attention.isError || ranked.isError)
    return (
      <ErrorState
        title={messageOf(attention.error ?? ranked.error)}
        onRetry={() => {
          void attention.refetch()
          void ranked.refetch()
        }}
      >
        Who needs you first could not be told. The clients below are current.
      </ErrorState>
    )
  const all = ranked.data.clients.length > 0 ? ranked.data.clients : known
  const pressing = attention.data.find(
    entry => entry.signals.length > 0 && all.some(client => client.id === entry.client_id),
  )
  const lowest = all.toSorted((a, b) => a.health_score - b.health_score)[0]
  const failing =
    lowest && healthBand(lowest.health_score).id === 'needs-attention' ? lowest : undefined
  const client = pressing ? all.find(({ id }) => id === pressing.client_id) : failing
  const signals = pressing?.signals ?? []
  return (
    <section
      aria-label="Needs you first"
      className={`grid border border-t-2 border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] ${client ? 'border-t-bad' : 'border-t-good'}`}
    >
      <div className="px-6 pt-5 pb-5.5 max-md:p-4">
        {client ? (
          <NeedsYouFirst
            client={client}
            signals={signals}
            actions={<Steps client={client} signal={signals[0]} />}
          />
        ) : (
          <NobodyNeedsYou />
        )}
      </div>
      <div className="border-line px-6 pt-5 pb-5.5 max-lg:border-t max-md:p-4 lg:border-l">
        <HealthStrip clients={all} total={ranked.data.total} />
      </div>
    </section>
  )
}

function Steps({ client, signal }: { client: ClientRow; signal: ClientSignal | undefined }) {
  const there = addressOfNeed(client.slug, signal, useMayOpen())
  return (
    <>
      {there && (
        <Link to={there} className={buttonStyle({ variant: 'primary' })}>
          {needStep(signal).label}
        </Link>
      )}
      <Link
        to={`/clients/${client.slug}`}
        className={buttonStyle({ variant: there ? 'plain' : 'primary' })}
      >
        Open client<span className="sr-only">: {client.name}</span>
      </Link>
    </>
  )
}

function Figures({ metrics }: { metrics: DashboardMetrics | undefined }) {
  return (
    <StatRow
      stats={[
        {
          label: 'Total Clients',
          value: metrics?.client_count ?? '–',
          note: metrics && `${metrics.active_clients} active`,
        },
        ...revenue(metrics),
        {
          label: 'Active Campaigns',
          value: metrics?.active_campaigns ?? '–',
          note: metrics && `of ${metrics.campaign_count} total`,
        },
      ]}
    />
  )
}

/** Left out for who may not know what clients pay. In dollars already, unlike budgets. */
function revenue(metrics: DashboardMetrics | undefined) {
  const label = 'Monthly Revenue'
  if (!metrics) return [{ label, value: '–' }]
  if (metrics.total_revenue === null) return []
  const average = wholeDollars((metrics.avg_client_value ?? 0) * 100)
  return [
    {
      label,
      value: wholeDollars(metrics.total_revenue * 100),
      note: `${average} average per client`,
    },
  ]
}

function NoClients({ organization, manages }: { organization: string; manages: boolean }) {
  return (
    <Page className="grid gap-8">
      <div className="grid max-w-2xl gap-3">
        <h1
          tabIndex={-1}
          className="book text-display font-[450] tracking-[-0.015em] max-md:text-[1.875rem] max-md:leading-tight"
        >
          Welcome to {organization}
        </h1>
        <p className="text-ink-2">
          {manages
            ? 'Each client is a place of its own: its campaigns, its agents, its deliverables, and what the agents learn about it. Nothing crosses from one to another.'
            : 'No clients yet. Somebody who manages clients adds the first; you are then given the clients you work for.'}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          {manages && (
            <Link to="/clients/new" className={buttonStyle({ variant: 'primary' })}>
              <PlusIcon aria-hidden />
              Add Your First Client
            </Link>
          )}
          {hasScreen('/agency-guide') && (
            <Link to="/agency-guide" className="link link-alone">
              Read the agency guide
            </Link>
          )}
        </div>
      </div>
      <section aria-labelledby="afterwards" className="max-w-2xl">
        <h2 id="afterwards" className="border-b border-line-strong pb-2 font-semibold">
          What comes after
        </h2>
        <ol>
          {AFTERWARDS.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-b border-line py-3"
            >
              <span className="text-ink-3">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </Page>
  )
}
