import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { reportMailsQuery } from '@/features/reports/api/mails.ts'
import { reportsQuery } from '@/features/reports/api/reports.ts'
import { schedulesQuery } from '@/features/reports/api/schedules.ts'
import { NewReportDialog } from '@/features/reports/components/new-report-dialog.tsx'
import { ReportList } from '@/features/reports/components/report-list.tsx'
import { ReportMails } from '@/features/reports/components/report-mails.tsx'
import { ScheduleDialog } from '@/features/reports/components/schedule-dialog.tsx'
import { ScheduleList } from '@/features/reports/components/schedule-list.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { AnalyticsNav } from '../analytics/analytics-nav.tsx'
import { MetricsNav } from './metrics-nav.tsx'

/** Reports, those that go out by themselves, and those that did not arrive. */
export default function Reports() {
  const { client, page } = usePlace()
  const { organization } = useMe()
  const mayChange = useCan()('outputs.manage')
  const navigate = useNavigate()
  const isAnalytics = useLocation().pathname.startsWith('/analytics')
  const isAcross = client === null && organization?.type === 'AGENCY'
  const here = client ? { client_id: client.id } : {}
  const reports = useQuery(reportsQuery(here))
  const schedules = useQuery(schedulesQuery(client?.id ?? null))
  const mails = useQuery(reportMailsQuery(here))
  const names = useQuery({ ...clientNamesQuery(organization?.id ?? ''), enabled: isAcross })
  const clients = isAcross ? (names.data ?? []) : []
  const dead = mails.data?.filter(({ state }) => state === 'dead') ?? []
  const open = (id: string, clientId: string | null) => {
    const slug = clients.find(one => one.id === clientId)?.slug
    const path = `/metrics/reports/${id}`
    void navigate(slug ? `/clients/${slug}${path}` : page(path))
  }
  const begin = (variant: 'primary' | 'plain') =>
    mayChange && (
      <NewReportDialog
        trigger={<Button variant={variant}>New report</Button>}
        clients={clients}
        clientId={client?.id ?? null}
        onMade={open}
      />
    )
  return (
    <Page className="grid content-start gap-8">
      <div className="grid gap-3">
        <PageHeader
          title={client ? `Reports of ${client.name}` : 'Reports'}
          meta="A week or a month in figures: on screen, as a file, by mail, in the client’s portal"
          actions={begin('primary')}
        />
        {isAnalytics ? <AnalyticsNav /> : <MetricsNav />}
      </div>
      {reports.isError && (
        <ErrorState title={messageOf(reports.error)} onRetry={() => void reports.refetch()}>
          Your reports are safe. Try again in a moment.
        </ErrorState>
      )}
      {reports.isPending && <Skeleton className="h-48" />}
      {dead.length > 0 && <ReportMails title="Not delivered" rows={dead} withReport />}
      {reports.data?.length === 0 && (
        <EmptyState title="No report yet" action={begin('plain')}>
          A report takes its numbers from your figures. Start one of last month, look it over, and
          send it: from then on its numbers stay.
        </EmptyState>
      )}
      {reports.data && reports.data.length > 0 && (
        <ReportList
          reports={reports.data}
          withClient={isAcross}
          mayChange={mayChange}
          hrefOf={({ id, client_slug }) =>
            isAcross && client_slug
              ? `/clients/${client_slug}/metrics/reports/${id}`
              : page(`/metrics/reports/${id}`)
          }
        />
      )}
      {schedules.isError && (
        <ErrorState title={messageOf(schedules.error)} onRetry={() => void schedules.refetch()}>
          Schedules go on working. Try again in a moment.
        </ErrorState>
      )}
      {schedules.data && (
        <ScheduleList
          schedules={schedules.data}
          withClient={isAcross}
          mayChange={mayChange}
          add={
            mayChange && (
              <ScheduleDialog
                trigger={<Button size="sm">Add a schedule</Button>}
                standing={null}
                clients={clients}
                clientId={client?.id ?? null}
              />
            )
          }
        />
      )}
    </Page>
  )
}
