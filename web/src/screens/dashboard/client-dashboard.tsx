import { AGENTS, type AgentSlug } from '@sextant/contracts/catalogue'
import type { ClientDashboardRow, ClientRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { attentionQuery } from '@/features/clients/api/get-attention.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { addressOfNeed } from '@/features/clients/by-need.ts'
import { SignalList } from '@/features/clients/components/signal-list.tsx'
import { Briefing } from '@/features/dashboard/components/briefing.tsx'
import { tellApart } from '@/features/outputs/tell-apart.ts'
import { RecentIntelligence } from '@/features/dashboard/components/recent-intelligence.tsx'
import {
  readinessOf,
  type Recommendation,
  recommendationsFor,
} from '@/features/dashboard/recommendations.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { useMayOpen } from '@/shell/may-open.ts'
import { insideClient } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { CompanyLinks } from './company-links.tsx'
import { useFigureRecommendations } from './use-figure-recommendations.ts'

const openAgents = new Set<AgentSlug>(
  AGENTS.filter(
    agent => agent.available && hasScreen(`/clients/:clientSlug/agents${agent.path}`),
  ).map(agent => agent.id),
)
const inClient = (path: string) => hasScreen(`/clients/:clientSlug${path}`)

/** The dashboard of one client of an agency. */
export default function ClientDashboard({ client }: { client: ClientRow }) {
  const { organization } = useMe()
  const can = useCan()
  const orgId = organization?.id ?? ''
  const mayOpen = useMayOpen()
  const place = insideClient(client)
  const figures = useQuery(clientDashboardQuery(orgId, client.id))
  const attention = useQuery(attentionQuery(orgId))
  const signals = attention.data?.find(entry => entry.client_id === client.id)?.signals ?? []
  return (
    <Page className="grid gap-8">
      <PageHeader
        title={`${client.name} Dashboard`}
        meta="View and manage all activities for this client"
        actions={
          <>
            <Link to={place.page('')} className={buttonStyle()}>
              Client overview
            </Link>
            {can('campaigns.create') && inClient('/campaigns/new') && (
              <Link
                to={place.page('/campaigns/new')}
                className={buttonStyle({ variant: 'primary' })}
              >
                Create Campaign
              </Link>
            )}
          </>
        }
      />
      <CompanyLinks place={place} />
      {figures.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading your dashboard...</output>
          {[1, 2, 3, 4].map(line => (
            <Skeleton key={line} className="h-14" />
          ))}
        </div>
      )}
      {figures.isError && (
        <ErrorState title={messageOf(figures.error)} onRetry={() => void figures.refetch()}>
          The client is safe; its figures could not be fetched. Try again in a moment.
        </ErrorState>
      )}
      {signals.length > 0 && (
        <section aria-labelledby="signals">
          <h2 id="signals" className="border-b border-line-strong pb-2 font-semibold">
            What waits
          </h2>
          <SignalList
            signals={signals}
            hrefOf={signal => addressOfNeed(client.slug, signal, mayOpen)}
            className="gap-0 text-body [&>li]:border-b [&>li]:border-line [&>li]:py-2"
          />
        </section>
      )}
      {figures.data && (
        <Activities
          figures={figures.data}
          at={figures.dataUpdatedAt}
          place={place}
          works={can('agents.use')}
        />
      )}
    </Page>
  )
}

const addressIn = (
  place: ReturnType<typeof insideClient>,
  { action_url, isPage }: Recommendation,
): string => (isPage ? place.page(action_url) : place.agent(action_url))

function Activities({
  figures,
  at,
  place,
  works,
}: {
  figures: ClientDashboardRow
  at: number
  place: ReturnType<typeof insideClient>
  works: boolean
}) {
  const outputs = figures.recent_outputs
  const first = useFigureRecommendations(place.client?.id ?? null, openAgents)
  const recommended = recommendationsFor(
    readinessOf(outputs.map(output => output.agent)),
    outputs.map(output => output.output_type),
    openAgents,
    { first: first ?? [] },
  )
  const rows = outputs.map(output => ({
    id: output.id,
    title: output.description,
    summary: null,
    agent_type: output.agent,
    created_at: output.timestamp,
  }))
  return (
    <>
      {works && first && (
        <Briefing
          recommendations={recommended.map(recommendation => ({
            ...recommendation,
            action_url: addressIn(place, recommendation),
          }))}
        />
      )}
      <div>
        <StatRow
          stats={[
            {
              label: 'Active Campaigns',
              value: figures.active_campaigns,
              note: `of ${figures.campaigns_count} total`,
            },
            {
              label: 'Spent',
              value: wholeDollars(figures.total_spent),
              note: `of ${wholeDollars(figures.total_budget)} budget`,
            },
            {
              label: 'Approvals waiting',
              value: figures.waiting_approvals,
              note:
                figures.unread_messages > 0
                  ? `${figures.unread_messages} unread ${figures.unread_messages === 1 ? 'message' : 'messages'}`
                  : undefined,
            },
          ]}
        />
        <p className="cap mt-2">
          Figures from <TimeSince at={new Date(at).toISOString()} />
          {figures.last_activity && (
            <>
              {' '}
              · last activity <TimeSince at={figures.last_activity} />
            </>
          )}
        </p>
      </div>
      <RecentIntelligence
        outputs={rows}
        apart={tellApart(rows)}
        hrefOf={id => (inClient('/outputs/:outputId') ? place.page(`/outputs/${id}`) : null)}
        allHref={inClient('/outputs') ? place.page('/outputs') : null}
      />
    </>
  )
}
