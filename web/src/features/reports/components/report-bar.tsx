import type { ReportAnswer, ScheduleRow } from '@sextant/contracts/reports/rows'
import { PrinterIcon } from 'lucide-react'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { useUnshareReport } from '../api/change-report.ts'
import { nth, sayMoment, sayNext, stateOf, WEEKDAYS } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ExportReportMenu } from './export-report-menu.tsx'
import { SendDialog } from './send-dialog.tsx'

type ReportBarProps = {
  answer: ReportAnswer
  /** By which this report goes out by itself. */
  schedule: ScheduleRow | undefined
  onRemove: () => void
}

/** What a report is, and what can be done with it. */
export function ReportBar({ answer, schedule, onRemove }: ReportBarProps) {
  const { report, may } = answer
  const unshare = useUnshareReport()
  const more = [
    ...(report.shared_at && may.share
      ? [{ label: 'Take out of the portal', onSelect: () => void unshare.save(report.id) }]
      : []),
    { label: 'Delete', danger: true, onSelect: onRemove },
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4 print:hidden">
      <p className="flex min-w-0 items-center gap-3">
        <Badge tone={report.shared_at ? 'good' : 'neutral'}>{stateOf(report)}</Badge>
        <span className="cap min-w-0">{aboutWords(answer, schedule)}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>button:not([aria-label])]:flex-1">
        {may.edit && <EditDialog answer={answer} />}
        <Button size="sm" onClick={() => window.print()}>
          <PrinterIcon aria-hidden />
          Print
        </Button>
        <ExportReportMenu id={report.id} title={report.title} />
        <RowMenu name={report.title} items={more} />
        {may.share && <SendDialog answer={answer} />}
      </div>
    </div>
  )
}

function aboutWords({ report }: ReportAnswer, schedule: ScheduleRow | undefined): string {
  const sent = report.published_at ? `Numbers as of ${sayMoment(report.published_at)}` : ''
  const shared = report.shared_at ? `shared by ${report.shared_by_name ?? 'a schedule'}` : ''
  const said = [sent, shared].filter(Boolean).join(', ')
  if (!schedule) return said || 'Its numbers follow the figures until it is sent'
  const when =
    schedule.cadence === 'weekly'
      ? `every ${WEEKDAYS[schedule.weekday - 1]}`
      : `on the ${nth(schedule.working_day)} working day`
  return [said, `Sent by itself ${when}; next ${sayNext(schedule)}`].filter(Boolean).join(' · ')
}
