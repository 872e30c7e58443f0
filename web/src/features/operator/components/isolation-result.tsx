import type { IsolationRun } from '@sextant/contracts/operator/routes'
import { CheckIcon, TriangleAlertIcon } from 'lucide-react'
import { Alert } from '@/ui/patterns/alert.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { WALLS, wallsByTable } from '../words.ts'

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const seconds = (milliseconds: number) =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
const plainly = (table: string) => table.replaceAll('_', ' ')

/** One run: whether every wall held, and what was tried at each wall, table by table. */
export function IsolationResult({ run }: { run: IsolationRun }) {
  const rows = wallsByTable(run.lines)
  const leaking = rows.filter(row => row.leaked > 0)
  const tried = WALLS.filter(({ wall }) => run.lines.some(line => line.wall === wall))
  return (
    <section aria-label="Result" className="grid gap-5">
      {run.holds ? (
        <Alert tone="good" title="Every wall holds">
          Nothing that belongs to somebody else could be read.
        </Alert>
      ) : (
        <Alert title={`Something leaks: ${leaking.map(row => plainly(row.table)).join(', ')}`}>
          <ol className="mt-1 grid max-w-[48em] list-decimal gap-1 pl-5">
            <li>Close the service to people at your proxy until this is mended.</li>
            <li>
              Restart the server: it applies every policy and grant of database/policies again. Run
              this test once more.
            </li>
            <li>
              Still leaking: compare the database with database/schema.sql. Most likely a policy was
              changed by hand.
            </li>
            <li>
              Find out since when: the last run that held tells from where logs have to be read, and
              whom you have to tell.
            </li>
          </ol>
        </Alert>
      )}
      <p className="cap">
        <time dateTime={run.started_at}>{exact.format(new Date(run.started_at))}</time> ·{' '}
        {seconds(run.milliseconds)} ·{' '}
        {run.organizations === 1 ? '1 organization' : `${run.organizations} organizations`} · run by{' '}
        {run.ran_by}
      </p>
      <p className="cap -mb-3">
        At each wall: the rows that could be read, and how many people tried.
      </p>
      <Table label="Walls by table" className="min-w-[32rem]">
        <thead>
          <tr>
            <TableHead>Table</TableHead>
            {tried.map(({ wall, label, about }) => (
              <TableHead key={wall} title={about}>
                {label}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <TableRow key={row.table}>
              <TableCell className="font-medium">{plainly(row.table)}</TableCell>
              {tried.map(({ wall }) => {
                const cell = row.cells[wall]
                return (
                  <TableCell key={wall} className="whitespace-nowrap">
                    <Outcome cell={cell} />
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="cap font-medium text-ink-2">What was tried</p>
      <dl className="-mt-4 grid gap-x-6 gap-y-1 text-caption text-ink-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {tried.map(({ wall, label, about }) => (
          <div key={wall} className="contents">
            <dt className="font-medium text-ink-2">{label}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What came of one wall at one table. */
function Outcome({ cell }: { cell: IsolationRun['lines'][number] | undefined }) {
  if (!cell) return <span className="text-ink-3">–</span>
  if (cell.leaked > 0)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-bad">
        <TriangleAlertIcon aria-hidden className="size-3.5" />
        {cell.leaked} rows, {cell.readers} tried
      </span>
    )
  return (
    <span className="inline-flex items-center gap-1.5">
      <CheckIcon aria-hidden className="size-3.5 text-good" />0 rows, {cell.readers} tried
    </span>
  )
}
