import {
  isReportType,
  REPORT_TYPE_IDS,
  REPORT_TYPES,
  type ReportType,
} from '@sextant/contracts/reports/types'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { clientNamesQuery } from '@/features/clients/api/client-names.ts'
import { reportsQuery } from '@/features/reports/api/reports.ts'
import { NewReportDialog } from '@/features/reports/components/new-report-dialog.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page, PageHeader } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'

/** The latest report of a type, or the way to start one. */
export default function ReportOfType() {
  const { reportType = '' } = useParams()
  if (!isReportType(reportType)) return <NoSuchType />
  return <Latest type={reportType} />
}

function Latest({ type }: { type: ReportType }) {
  const reports = useQuery(reportsQuery({ report_type: type }))
  if (reports.isError)
    return (
      <Page>
        <ErrorState title={messageOf(reports.error)} onRetry={() => void reports.refetch()}>
          Your reports are safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (reports.isPending)
    return (
      <Page>
        <h1 className="sr-only">{REPORT_TYPES[type].name}</h1>
        <Skeleton className="h-48" />
      </Page>
    )
  const [latest] = reports.data
  if (!latest) return <NoneYet type={type} />
  const place = latest.client_slug ? `/clients/${latest.client_slug}` : ''
  return <Navigate replace to={`${place}/metrics/reports/${latest.id}`} />
}

function NoneYet({ type }: { type: ReportType }) {
  const { organization } = useMe()
  const navigate = useNavigate()
  const may = useCan()('outputs.manage')
  const isAgency = organization?.type === 'AGENCY'
  const names = useQuery({ ...clientNamesQuery(organization?.id ?? ''), enabled: isAgency })
  const clients = names.data ?? []
  const { name, says } = REPORT_TYPES[type]
  const open = (id: string, clientId: string | null) => {
    const slug = clients.find(one => one.id === clientId)?.slug
    void navigate(`${slug ? `/clients/${slug}` : ''}/metrics/reports/${id}`)
  }
  return (
    <Page className="grid content-start gap-6">
      <PageHeader title={name} meta={says} />
      <EmptyState
        title="None was made yet"
        action={
          may && (
            <NewReportDialog
              trigger={<Button variant="primary">Start one</Button>}
              clients={clients}
              clientId={null}
              type={type}
              onMade={open}
            />
          )
        }
      >
        It takes its numbers from your figures, and stands here from then on.
      </EmptyState>
    </Page>
  )
}

const NoSuchType = () => (
  <Page className="grid content-start gap-6">
    <PageHeader title="There is no such report" meta="These there are" />
    <ul className="border-t border-line-strong">
      {REPORT_TYPE_IDS.map(id => (
        <li key={id} className="relative border-b border-line py-3 hover:bg-act-soft">
          <Link
            to={`/analytics/report/${id}`}
            className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {REPORT_TYPES[id].name}
          </Link>
          <p className="text-ink-2">{REPORT_TYPES[id].says}</p>
        </li>
      ))}
    </ul>
  </Page>
)
