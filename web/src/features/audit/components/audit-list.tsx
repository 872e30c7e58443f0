import type { AuditRow } from '@sextant/contracts/audit/routes'
import { auditSentence } from '../audit-sentence.ts'
import { kindWords } from '../audit-words.ts'
import { gather } from '../gather.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** What happened, by day. roleName: a role in plain words. */
export function AuditList({
  rows,
  roleName,
}: {
  rows: readonly AuditRow[]
  roleName: (role: string) => string
}) {
  const days = Map.groupBy(rows, row => day.format(new Date(row.created_at)))
  return (
    <div className="grid gap-6">
      {[...days].map(([name, lines]) => (
        <section key={name} aria-label={name}>
          <h2 className="border-b border-line-strong pb-2 text-caption font-semibold text-ink-2">
            {name}
          </h2>
          <ol>
            {gather(lines, row => auditSentence(row, roleName)).map(({ row, told, times }) => (
              <li
                key={row.id}
                className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 md:grid-cols-[3.25rem_minmax(0,1fr)_10rem]"
              >
                <time dateTime={row.created_at} className="cap leading-[inherit]">
                  {time.format(new Date(row.created_at))}
                </time>
                <p className="min-w-0 wrap-anywhere">
                  <strong className="font-semibold">
                    {row.actor_name ?? (row.actor_id ? 'A former member' : 'The system')}
                  </strong>{' '}
                  {told}
                  {times > 1 && <span className="text-ink-3"> · {times} times</span>}
                </p>
                <p className="cap max-md:col-start-2 md:text-right md:leading-[inherit]">
                  {kindWords(row.entity)}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
