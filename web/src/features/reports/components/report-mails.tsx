import type { ReportMailRow } from '@sextant/contracts/reports/rows'
import { Button } from '@/ui/primitives/button.tsx'
import { useRetryMail } from '../api/mails.ts'
import { sayMoment } from '../words.ts'

const STATES: Record<ReportMailRow['state'], string> = {
  waiting: 'on its way',
  queued: 'on its way',
  sent: 'sent',
  dead: 'not delivered',
}

type ReportMailsProps = {
  title: string
  rows: readonly ReportMailRow[]
  /** Named where a list is about more than one report. */
  withReport?: boolean
}

/** Who got a report; whom it did not reach, why, and a way to try again. */
export function ReportMails({ title, rows, withReport = false }: ReportMailsProps) {
  const { save, underWay, saving } = useRetryMail()
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="print:hidden">
      <h2 className="pb-2 font-semibold">{title}</h2>
      <ul className="border-t border-line">
        {rows.map(row => (
          <li
            key={row.id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-2.5"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="wrap-anywhere">
                {row.recipient_name ?? 'Somebody who left'}
                {withReport && <span className="text-ink-2"> · {aboutOf(row)}</span>}
              </p>
              <p className={`cap wrap-anywhere ${row.state === 'dead' ? 'text-bad' : ''}`}>
                {STATES[row.state]}
                {row.settled_at && ` ${sayMoment(row.settled_at)}`}
                {row.state === 'dead' && row.reason && `: ${row.reason}`}
              </p>
            </div>
            {row.state === 'dead' && (
              <Button
                size="sm"
                busy={saving && underWay?.id === row.id}
                onClick={() => void save(row)}
              >
                Try again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const aboutOf = ({ report_title, client_name }: ReportMailRow): string =>
  client_name ? `${report_title} for ${client_name}` : report_title
