import { AGENTS, type AgentEntry } from '@sextant/contracts/catalogue'
import type { OrganizationRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { metricsQuery } from '@/features/dashboard/api/get-metrics.ts'
import { readinessQuery } from '@/features/dashboard/api/get-readiness.ts'
import { recentOutputsQuery } from '@/features/dashboard/api/get-recent-outputs.ts'
import { Briefing } from '@/features/dashboard/components/briefing.tsx'
import { DashboardSkeleton } from '@/features/dashboard/components/dashboard-skeleton.tsx'
import { ReadinessBanner } from '@/features/dashboard/components/readiness-banner.tsx'
import { tellApart } from '@/features/outputs/tell-apart.ts'
import { RecentIntelligence } from '@/features/dashboard/components/recent-intelligence.tsx'
import { metricsFailure } from '@/features/dashboard/metrics-failure.ts'
import { recommendationsFor } from '@/features/dashboard/recommendations.ts'
import { LevelBar } from '@/features/progress/components/level-bar.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { useMe } from '@/features/session/api/get-me.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'

const Welcome = lazy(() => import('./welcome.tsx'))
const opens = (agent: AgentEntry) => agent.available && hasScreen(agent.path)
const openAgents = new Set(AGENTS.filter(opens).map(agent => agent.id))
const today = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** The dashboard of a small business, with the level and XP bar on top. */
export function OrganizationDashboard({ organization }: { organization: OrganizationRow }) {
  const { user } = useMe()
  const [now] = useState(() => new Date())
  const { progress, takeStock } = useProgress(user.id)
  const metrics = useQuery(metricsQuery(organization.id))
  const readiness = useQuery(readinessQuery(organization.id))
  const outputs = useQuery(recentOutputsQuery(organization.id))

  useEffect(() => {
    // Both, or the second to arrive would look new.
    if (!outputs.data || !metrics.data) return
    takeStock({
      agentsUsed: outputs.data.map(output => output.agent_type),
      outputsSaved: outputs.data.filter(output => output.saved_at !== null).length,
      campaignsCompleted: metrics.data.completed_campaigns,
    })
  }, [outputs.data, metrics.data, takeStock])

  if (outputs.isPending || readiness.isPending)
    return (
      <Page>
        <DashboardSkeleton title={organization.name} />
      </Page>
    )
  if (outputs.isError) {
    return (
      <Page className="grid gap-6">
        <PageHeader title={organization.name} />
        <ErrorState
          title={messageOf(outputs.error)}
          onRetry={() => {
            void outputs.refetch()
            void readiness.refetch()
          }}
        >
          Your outputs could not be fetched. They are safe; try again in a moment.
        </ErrorState>
      </Page>
    )
  }

  const level = <LevelBar totalXP={progress.totalXP} />
  if (outputs.data.length === 0) {
    return (
      <Suspense
        fallback={
          <Page>
            <DashboardSkeleton title={organization.name} />
          </Page>
        }
      >
        <Welcome organization={organization.name} level={level} opens={opens} />
      </Suspense>
    )
  }

  const strategySessions = new Set(
    outputs.data
      .filter(output => output.agent_type === 'strategy')
      .map(output => output.session_id ?? output.id),
  ).size
  return (
    <Page className="grid gap-8">
      <div className="grid gap-4">
        {level}
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
        />
      </div>
      {readiness.data && (
        <Briefing
          recommendations={recommendationsFor(
            readiness.data,
            outputs.data.map(output => output.output_type),
            openAgents,
          )}
          allHref="/dashboard/recommendations"
        />
      )}
      {readiness.data ? (
        <ReadinessBanner
          readiness={readiness.data}
          createCampaign={
            hasScreen('/campaigns/new') && (
              <Link to="/campaigns/new" className={buttonStyle({ variant: 'primary' })}>
                Create Campaign
              </Link>
            )
          }
        />
      ) : (
        <ErrorState title={messageOf(readiness.error)} onRetry={() => void readiness.refetch()}>
          The readiness of your foundation could not be fetched. Try again in a moment.
        </ErrorState>
      )}
      <RecentIntelligence
        outputs={outputs.data}
        apart={tellApart(outputs.data)}
        hrefOf={id => (hasScreen('/outputs/:outputId') ? `/outputs/${id}` : null)}
        allHref={hasScreen('/outputs') ? '/outputs' : null}
      />
      {metrics.isError ? (
        <ErrorState title={metricsFailure(metrics.error)} onRetry={() => void metrics.refetch()}>
          Everything else on this page is current.
        </ErrorState>
      ) : (
        <div>
          <StatRow
            stats={[
              {
                label: 'Intelligence Outputs',
                value: readiness.data?.total_outputs ?? outputs.data.length,
              },
              { label: 'AI Interactions', value: metrics.data?.total_ai_interactions ?? '–' },
              { label: 'Active Campaigns', value: metrics.data?.active_campaigns ?? '–' },
              { label: 'Strategy Sessions', value: strategySessions },
            ]}
          />
          <p className="mt-2 text-right">
            <Link to="/dashboard/metrics" className="link link-alone text-caption">
              All metrics
            </Link>
          </p>
        </div>
      )}
    </Page>
  )
}
