import type { ReportRow } from '@sextant/contracts/reports/rows'
import { Link } from 'react-router'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { sayDays } from '../words.ts'

type SharedReportsProps = { reports: readonly ReportRow[]; hrefOf: (id: string) => string }

/** Reports as a client's people see them. */
export const SharedReports = ({ reports, hrefOf }: SharedReportsProps) => (
  <ul aria-label="Shared reports" className="border-t border-line-strong">
    {reports.map(report => (
      <li
        key={report.id}
        className="relative border-b border-line py-3 wrap-anywhere hover:bg-act-soft"
      >
        <Link
          to={hrefOf(report.id)}
          className="block font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {report.title}
        </Link>
        <p className="cap">
          {sayDays({ from: report.period_from, to: report.period_to })}
          {report.shared_at && (
            <>
              {' '}
              · shared {report.shared_by_name && `by ${report.shared_by_name} `}
              <TimeSince at={report.shared_at} />
            </>
          )}
        </p>
      </li>
    ))}
  </ul>
)
