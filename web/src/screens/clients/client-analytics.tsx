import type { CampaignListRow, ClientDashboardRow } from '@sextant/contracts/rows'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { moneyLines, paceLines, statusSplit } from '@/features/clients/analytics.ts'
import { clientCampaignsQuery } from '@/features/clients/api/get-client-campaigns.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import {
  MoneySection,
  PaceSection,
  StatusSection,
} from '@/features/clients/components/analytics-sections.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { FiguresBeside } from '../metrics/figures-beside.tsx'
import { ClientHeader } from './client-header.tsx'

const MOST = 500
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** Money and pace of one client: what was planned, what was spent, and whether that goes to plan. */
export default function ClientAnalytics() {
  const orgId = useMe().organization?.id ?? ''
  const { client } = usePlace()
  const { data: figures } = useQuery({
    ...clientDashboardQuery(orgId, client?.id ?? ''),
    enabled: client !== null,
  })
  const campaigns = useQuery({
    ...clientCampaignsQuery(orgId, client?.id ?? '', MOST),
    enabled: client !== null,
  })
  if (!client || !figures) return null
  const rows = campaigns.data ?? []
  return (
    <Page className="grid gap-8">
      <ClientHeader client={client} title={`Analytics of ${client.name}`} />
      <Figures figures={figures} />
      <FiguresBeside clientId={client.id} />
      {campaigns.isPending && <Loading />}
      {campaigns.isError && (
        <ErrorState title={messageOf(campaigns.error)} onRetry={() => void campaigns.refetch()}>
          The campaigns are safe. Try again in a moment.
        </ErrorState>
      )}
      {campaigns.data?.length === 0 && <NoCampaigns />}
      {rows.length > 0 && <Sections rows={rows} fetchedAt={campaigns.dataUpdatedAt} />}
    </Page>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading campaigns</output>
      <Skeleton className="h-48" />
      <Skeleton className="h-32" />
    </div>
  )
}

function NoCampaigns() {
  const may = useCan()('campaigns.create')
  const { page } = usePlace()
  return (
    <EmptyState
      title="No campaigns yet"
      action={
        may &&
        hasScreen('/clients/:clientSlug/campaigns/new') && (
          <Link to={page('/campaigns/new')} className={buttonStyle({ variant: 'primary' })}>
            Create Campaign
          </Link>
        )
      }
    >
      Budget against spending, pace and status stand here as soon as a campaign has a budget and
      dates.
    </EmptyState>
  )
}

/** fetchedAt: in milliseconds, 0 while that is not known. */
function Sections({ rows, fetchedAt }: { rows: readonly CampaignListRow[]; fetchedAt: number }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const money = moneyLines(rows)
  const source = (
    <>
      Figures of this workspace
      {fetchedAt > 0 && (
        <>
          , from <TimeSince at={new Date(fetchedAt).toISOString()} />
        </>
      )}
      {rows.length === MOST && `; the newest ${MOST} campaigns`}
    </>
  )
  return (
    <>
      {money.length > 0 && <MoneySection lines={money} source={source} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PaceSection lines={paceLines(rows, today)} />
        <StatusSection shares={statusSplit(rows)} source={source} />
      </div>
    </>
  )
}

function Figures({ figures }: { figures: ClientDashboardRow }) {
  return (
    <StatRow
      stats={[
        {
          label: 'Budget',
          value: wholeDollars(figures.total_budget),
          note: `in ${figures.campaigns_count} ${figures.campaigns_count === 1 ? 'campaign' : 'campaigns'}`,
        },
        {
          label: 'Spent',
          value: wholeDollars(figures.total_spent),
          note:
            figures.total_budget > 0
              ? `${percent.format(figures.total_spent / figures.total_budget)} of the budget`
              : undefined,
        },
        {
          label: 'Active Campaigns',
          value: figures.active_campaigns,
          note: `of ${figures.campaigns_count} total`,
        },
        { label: 'Completed', value: figures.completed_campaigns },
      ]}
    />
  )
}
