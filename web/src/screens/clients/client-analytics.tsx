import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { moneyLines, paceLines, statusSplit } from '@/features/clients/analytics.ts'
import { clientCampaignsQuery } from '@/features/clients/api/get-client-campaigns.ts'
import { clientDashboardQuery } from '@/features/clients/api/get-client-dashboard.ts'
import { statusLabel } from '@/features/clients/client-status.ts'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { hasScreen } from '@/shell/screens.ts'
import { Bars, Chart } from '@/ui/charts/chart.tsx'
import { PairBars } from '@/ui/charts/pair-bars-chart.tsx'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { dollars, wholeDollars } from '@/ui/patterns/money.ts'
import { Page } from '@/ui/patterns/page-header.tsx'
import { StatRow } from '@/ui/patterns/stat-row.tsx'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { ClientHeader } from './client-header.tsx'

const MOST = 500
const DRAWN = 12
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** Money and pace of one client: what was planned, what was spent, and whether that goes to plan. */
export default function ClientAnalytics() {
  const { organization } = useMe()
  const can = useCan()
  const { client, page } = usePlace()
  const orgId = organization?.id ?? ''
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
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
  const money = moneyLines(rows)
  const paces = paceLines(rows, today)
  const split = statusSplit(rows)
  const source = (
    <>
      Figures of this workspace
      {campaigns.dataUpdatedAt > 0 && (
        <>
          , from <TimeSince at={new Date(campaigns.dataUpdatedAt).toISOString()} />
        </>
      )}
      {rows.length === MOST && `; the newest ${MOST} campaigns`}
    </>
  )
  return (
    <Page className="grid gap-8">
      <ClientHeader client={client} title={`Analytics of ${client.name}`} />
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
      {campaigns.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading campaigns</output>
          <Skeleton className="h-48" />
          <Skeleton className="h-32" />
        </div>
      )}
      {campaigns.isError && (
        <ErrorState title={messageOf(campaigns.error)} onRetry={() => void campaigns.refetch()}>
          The campaigns are safe. Try again in a moment.
        </ErrorState>
      )}
      {campaigns.data?.length === 0 && (
        <EmptyState
          title="No campaigns yet"
          action={
            can('campaigns.create') &&
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
      )}
      {money.length > 0 && (
        <section aria-labelledby="money" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="money" className="sr-only">
            Budget and spending
          </h2>
          <Chart
            title="Budget in outline, spending filled"
            source={
              money.length > DRAWN ? (
                <>
                  The {DRAWN} largest are drawn, all stand in the table. {source}
                </>
              ) : (
                source
              )
            }
          >
            <PairBars
              rows={money.slice(0, DRAWN).map(({ id, label, budget, spent }) => ({
                id,
                label,
                outer: budget,
                inner: spent,
              }))}
              end={({ outer, inner }) =>
                outer > 0
                  ? `${wholeDollars(inner)} of ${wholeDollars(outer)}`
                  : `${wholeDollars(inner)}, no budget`
              }
            />
          </Chart>
          <details>
            <summary className="link w-fit cursor-pointer text-caption">
              The same as a table
            </summary>
            <Table label="Budget and spending by campaign" className="mt-2">
              <thead>
                <tr>
                  <TableHead>Campaign</TableHead>
                  <TableHead numeric>Budget</TableHead>
                  <TableHead numeric>Spent</TableHead>
                  <TableHead numeric>Used</TableHead>
                </tr>
              </thead>
              <tbody>
                {money.map(line => (
                  <TableRow key={line.id}>
                    <TableCell className="wrap-anywhere">{line.label}</TableCell>
                    <TableCell numeric>{line.budget > 0 ? dollars(line.budget) : '–'}</TableCell>
                    <TableCell numeric>{dollars(line.spent)}</TableCell>
                    <TableCell numeric>
                      {line.budget > 0 ? percent.format(line.spent / line.budget) : '–'}
                    </TableCell>
                  </TableRow>
                ))}
              </tbody>
            </Table>
          </details>
        </section>
      )}
      {rows.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section aria-labelledby="pacing">
            <h2 id="pacing" className="font-semibold">
              Pacing
            </h2>
            <p className="cap pb-2">
              Spend ÷ (budget × share of its days that have begun). 1.00 is exactly on plan; 0.85 to
              1.15 passes for it.
            </p>
            {paces.length === 0 ? (
              <p className="border-t border-line-strong py-4 text-ink-2">No campaign is running.</p>
            ) : (
              <Table label="Pacing of running campaigns">
                <thead>
                  <tr>
                    <TableHead>Campaign</TableHead>
                    <TableHead numeric>Time gone</TableHead>
                    <TableHead numeric>Pace</TableHead>
                    <TableHead>Which means</TableHead>
                  </tr>
                </thead>
                <tbody>
                  {paces.map(line => (
                    <TableRow key={line.id}>
                      <TableCell className="min-w-32 wrap-anywhere">{line.name}</TableCell>
                      <TableCell numeric>
                        {line.elapsed === null ? '–' : percent.format(line.elapsed)}
                      </TableCell>
                      <TableCell numeric>
                        {line.pace === null ? '–' : `${line.pace.toFixed(2)}×`}
                      </TableCell>
                      <TableCell>
                        {line.tone === 'neutral' ? (
                          <span className="text-ink-2">{line.words}</span>
                        ) : (
                          <Badge tone={line.tone} plain={line.tone === 'good'}>
                            {line.words}
                          </Badge>
                        )}
                      </TableCell>
                    </TableRow>
                  ))}
                </tbody>
              </Table>
            )}
          </section>
          <section aria-labelledby="split">
            <h2 id="split" className="sr-only">
              Campaigns by status
            </h2>
            <Chart title="Campaigns by status" source={source}>
              <Bars
                rows={split.map(({ status, count }) => ({
                  id: status,
                  label: statusLabel(status),
                  value: count,
                }))}
                format={String}
              />
            </Chart>
            <details className="mt-3">
              <summary className="link w-fit cursor-pointer text-caption">
                The same as a table
              </summary>
              <Table label="Campaigns by status" className="mt-2">
                <thead>
                  <tr>
                    <TableHead>Status</TableHead>
                    <TableHead numeric>Campaigns</TableHead>
                  </tr>
                </thead>
                <tbody>
                  {split.map(({ status, count }) => (
                    <TableRow key={status}>
                      <TableCell>{statusLabel(status)}</TableCell>
                      <TableCell numeric>{count}</TableCell>
                    </TableRow>
                  ))}
                </tbody>
              </Table>
            </details>
          </section>
        </div>
      )}
      {rows.length > 0 && (
        <p className="cap">
          Reach, clicks and sales are not imported into this workspace yet, so nothing is said about
          them.
        </p>
      )}
    </Page>
  )
}
