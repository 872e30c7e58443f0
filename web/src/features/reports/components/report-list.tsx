import type { ReportRow } from '@sextant/contracts/reports/rows'
import { Link } from 'react-router'
import { RowMenu } from '@/ui/patterns/row-menu.tsx'
import { Badge } from '@/ui/primitives/badge.tsx'
import { useRemoveReport } from '../api/change-report.ts'
import { sayDays, stateOf } from '../words.ts'

type ReportListProps = {
  reports: readonly ReportRow[]
  hrefOf: (report: ReportRow) => string
  /** Named where reports of several clients stand together. */
  withClient: boolean
  mayChange: boolean
}

/** Reports, the newest period first. */
export function ReportList({ reports, hrefOf, withClient, mayChange }: ReportListProps) {
  const { save: remove } = useRemoveReport()
  return (
    <ul aria-label="Reports" className="border-t border-line-strong">
      {reports.map(report => (
        <li
          key={report.id}
          className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-act-soft"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={hrefOf(report)}
              className="font-semibold text-ink no-underline wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {report.title}
            </Link>
            <p className="cap wrap-anywhere">{aboutOf(report, withClient)}</p>
          </div>
          <Badge tone={report.shared_at ? 'good' : 'neutral'}>{stateOf(report)}</Badge>
          {mayChange && (
            <RowMenu
              name={report.title}
              items={[{ label: 'Delete', danger: true, onSelect: () => void remove(report) }]}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function aboutOf(report: ReportRow, withClient: boolean): string {
  const { client_name, period_from, period_to, comments, schedule_id, created_by_name } = report
  const said = comments === 1 ? '1 comment' : `${comments} comments`
  return [
    withClient && (client_name ?? 'Your own organization'),
    sayDays({ from: period_from, to: period_to }),
    schedule_id ? 'sent by itself' : created_by_name,
    comments > 0 && said,
  ]
    .filter(Boolean)
    .join(' · ')
}
