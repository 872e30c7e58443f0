import { useQuery } from '@tanstack/react-query'
import { DownloadIcon } from 'lucide-react'
import { useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { isMissing } from '@/client/is-missing.ts'
import { portalQuery } from '@/features/portal/api/get-portal.ts'
import { useExportReport } from '@/features/reports/api/export-report.ts'
import { reportQuery } from '@/features/reports/api/reports.ts'
import { ReportComments } from '@/features/reports/components/report-comments.tsx'
import { ReportSheet } from '@/features/reports/components/report-sheet.tsx'
import { useCan, useMe } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { LoadingScreen } from '@/ui/patterns/loading-screen.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { PortalFrame } from './portal-frame.tsx'
import { NotShared, WayBack } from './shared-ways.tsx'

/** A report as the client's people read it: the sheet, its PDF, and room to say something. */
export default function SharedReport() {
  const { reportId = '' } = useParams()
  const { organization } = useMe()
  const works = useCan()('work.view')
  const exporting = useExportReport()
  const report = useQuery({ ...reportQuery(reportId), enabled: isId(reportId) })
  const clientId = report.data?.report.client_id ?? null
  const portal = useQuery({
    ...portalQuery(organization?.id ?? '', clientId),
    enabled: report.isSuccess && organization !== null,
  })
  usePageTitle(report.data?.report.title)
  if (!isId(reportId) || (report.isError && isMissing(report.error)))
    return <NotShared what="report" tab="reports" />
  const failed = [report, portal].find(query => query.isError)
  if (failed?.error)
    return (
      <Page>
        <ErrorState title={messageOf(failed.error)} onRetry={() => void failed.refetch()}>
          What was shared with you is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (!report.data || !portal.data) return <LoadingScreen label="Loading the report..." />
  const { id, title } = report.data.report
  return (
    <PortalFrame portal={portal.data}>
      <div className="wrap pt-4 pb-24 print:p-0">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4 print:hidden">
          <WayBack tab="reports" />
          <Button
            size="sm"
            busy={exporting.saving}
            onClick={() => void exporting.save({ id, title, format: 'pdf' })}
          >
            <DownloadIcon aria-hidden />
            Download PDF
          </Button>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,820px)_minmax(240px,300px)] lg:justify-between print:block">
          <ReportSheet title={title} content={report.data.content} />
          <ReportComments
            answer={report.data}
            seenBy={
              works ? 'The client’s guests see this' : `${report.data.content.brand.name} sees this`
            }
          />
        </div>
      </div>
    </PortalFrame>
  )
}
