import { AGENTS, type AgentEntry } from '@sextant/contracts/catalogue'
import type { AgentOutputRow, OrganizationRow, ReadinessRow } from '@sextant/contracts/rows'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
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
import { type Recommendation, recommendationsFor } from '@/features/dashboard/recommendations.ts'
import { LevelBar } from '@/features/progress/components/level-bar.tsx'
import { useProgress } from '@/features/progress/use-progress.tsx'
import { TaskList } from '@/features/tasks/components/task-list.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { QuickWinNext } from '../quick-wins/quick-win-next.tsx'
import { AsOf } from './as-of.tsx'
import { CompanyLinks } from './company-links.tsx'
import { OrganizationFigures } from './organization-figures.tsx'
import { useFigureRecommendations } from './use-figure-recommendations.ts'

const Welcome = lazy(() => import('./welcome.tsx'))
const opens = (agent: AgentEntry) => agent.available && hasScreen(agent.path)
const openAgents = new Set(AGENTS.filter(opens).map(agent => agent.id))

/** The dashboard of a small business, with the level and XP bar on top. */
export function OrganizationDashboard({ organization }: { organization: OrganizationRow }) {
  const { user } = useMe()
  const can = useCan()
  const place = usePlace()
  const [now] = useState(() => new Date())
  const { progress, takeStock } = useProgress(user.id)
  const metrics = useQuery(metricsQuery(organization.id))
  const readiness = useQuery(readinessQuery(organization.id))
  const outputs = useQuery(recentOutputsQuery(organization.id))
  const figures = useFigureRecommendations(null, openAgents)

  useEffect(() => {
    // Both, or the second to arrive would look new.
    if (!outputs.data || !metrics.data) return
    takeStock({
      agentsUsed: outputs.data.map(output => output.agent_type),
      outputsSaved: outputs.data.filter(output => output.saved_at !== null).length,
      campaignsCompleted: metrics.data.completed_campaigns,
    })
  }, [outputs.data, metrics.data, takeStock])

  if (outputs.isPending || readiness.isPending || !figures)
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
        <Welcome
          organization={organization.name}
          level={level}
          opens={opens}
          briefing={<Briefing recommendations={figures} />}
        />
      </Suspense>
    )
  }

  return (
    <Page className="grid gap-8">
      <div className="grid gap-4">
        {level}
        <PageHeader
          title={organization.name}
          meta={<AsOf now={now} figuresAt={metrics.dataUpdatedAt} />}
          actions={<CompanyLinks place={place} />}
        />
      </div>
      <TaskList scope={null} editable={can('outputs.manage')} />
      {can('work.view') && <QuickWinNext clientId={null} />}
      <Foundation readiness={readiness} outputs={outputs.data} figures={figures} />
      <RecentIntelligence
        outputs={outputs.data}
        apart={tellApart(outputs.data)}
        hrefOf={id => (hasScreen('/outputs/:outputId') ? `/outputs/${id}` : null)}
        allHref={hasScreen('/outputs') ? '/outputs' : null}
      />
      <OrganizationFigures
        total={readiness.data?.total_outputs ?? outputs.data.length}
        metrics={metrics}
        outputs={outputs.data}
      />
    </Page>
  )
}

type Outputs = readonly AgentOutputRow[]

/** What to do next, and how far the foundation is. */
function Foundation({
  readiness,
  outputs,
  figures,
}: {
  readiness: UseQueryResult<ReadinessRow>
  outputs: Outputs
  figures: readonly Recommendation[]
}) {
  if (!readiness.data)
    return (
      <ErrorState title={messageOf(readiness.error)} onRetry={() => void readiness.refetch()}>
        The readiness of your foundation could not be fetched. Try again in a moment.
      </ErrorState>
    )
  return (
    <>
      <Briefing
        recommendations={recommendationsFor(
          readiness.data,
          outputs.map(output => output.output_type),
          openAgents,
          { first: figures },
        )}
        allHref="/dashboard/recommendations"
      />
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
    </>
  )
}
