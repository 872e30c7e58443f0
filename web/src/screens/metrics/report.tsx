import type { ReportAnswer } from '@sextant/contracts/reports/rows'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { messageOf } from '@/client/api.ts'
import { isId } from '@/client/is-id.ts'
import { isMissing } from '@/client/is-missing.ts'
import { useRemoveReport } from '@/features/reports/api/change-report.ts'
import { reportMailsQuery } from '@/features/reports/api/mails.ts'
import { reportQuery } from '@/features/reports/api/reports.ts'
import { schedulesQuery } from '@/features/reports/api/schedules.ts'
import { ReportBar } from '@/features/reports/components/report-bar.tsx'
import { ReportComments } from '@/features/reports/components/report-comments.tsx'
import { ReportMails } from '@/features/reports/components/report-mails.tsx'
import { ReportSheet } from '@/features/reports/components/report-sheet.tsx'
import { SectionPicker } from '@/features/reports/components/section-picker.tsx'
import { useCan } from '@/features/session/api/get-me.ts'
import { usePageTitle } from '@/shell/page-title.ts'
import { usePlace } from '@/shell/place.ts'
import { EmptyState } from '@/ui/patterns/empty-state.tsx'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Page } from '@/ui/patterns/page-header.tsx'
import { buttonStyle } from '@/ui/primitives/button.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { NotHere } from './not-here.tsx'

/** A report: the sheet, and beside it what is said about it and what it is made of. */
export default function Report() {
  const { reportId = '' } = useParams()
  const { client } = usePlace()
  const report = useQuery({ ...reportQuery(reportId), enabled: isId(reportId) })
  usePageTitle(report.data?.report.title)
  const isElsewhere = client !== null && report.data?.report.client_id !== client.id
  if (!isId(reportId) || (report.isError && isMissing(report.error)))
    return <NotHere what="report" />
  if (report.isError)
    return (
      <Page>
        <ErrorState title={messageOf(report.error)} onRetry={() => void report.refetch()}>
          The report is safe. Try again in a moment.
        </ErrorState>
      </Page>
    )
  if (report.isPending)
    return (
      <Page className="grid gap-4" aria-busy="true">
        <h1 className="sr-only">Report</h1>
        <Skeleton className="h-10" />
        <Skeleton className="h-[640px] max-w-[820px]" />
      </Page>
    )
  if (isElsewhere) return <NotHere what="report" />
  return <ReportPage answer={report.data} />
}

function ReportPage({ answer }: { answer: ReportAnswer }) {
  const { report, content } = answer
  const { page } = usePlace()
  const navigate = useNavigate()
  const { save: remove } = useRemoveReport()
  const schedules = useQuery(schedulesQuery(report.client_id))
  const mails = useQuery(reportMailsQuery({ report_id: report.id }))
  // Has left first: a page about what is being deleted would ask for it once more.
  const removeAndLeave = async () => {
    await navigate(page('/metrics/reports'))
    await remove(report)
  }
  return (
    <Page className="print:pt-0 print:pb-0">
      <ReportBar
        answer={answer}
        schedule={schedules.data?.find(({ id }) => id === report.schedule_id)}
        onRemove={() => void removeAndLeave()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,820px)_minmax(240px,300px)] lg:justify-between print:block">
        <ReportSheet
          title={report.title}
          content={content}
          {...(content.empty && { empty: <NoFigures answer={answer} /> })}
        />
        <aside aria-label="About this report" className="grid min-w-0 gap-8 print:hidden">
          <ReportComments
            answer={answer}
            seenBy={report.shared_at ? 'The client’s guests see this' : 'Your team sees this'}
          />
          <SectionPicker answer={answer} />
          <ReportMails title="Mail" rows={mails.data ?? []} />
        </aside>
      </div>
    </Page>
  )
}

/** Nothing to tell of: where figures come from. */
function NoFigures({ answer: { content } }: { answer: ReportAnswer }) {
  const { page } = usePlace()
  const mayImport = useCan()('figures.manage')
  return (
    <EmptyState
      className="mt-8"
      title={content.empty === 'none' ? 'No figures yet' : 'No figures of these days'}
      action={
        mayImport && (
          <Link to={page('/metrics/import')} className={buttonStyle({ variant: 'primary' })}>
            Import figures
          </Link>
        )
      }
    >
      {content.empty === 'none'
        ? 'Drop the exports your ad platforms and your shop gave you; the report writes itself from them.'
        : 'Choose other days under Edit, or import what these days brought.'}
    </EmptyState>
  )
}
