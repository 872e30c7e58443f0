import type { CrossClientRow } from '@sextant/contracts/rows'
import { DownloadIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Bars, Chart } from '@/ui/charts/chart.tsx'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { crossClientCsv, MEASURES } from '../cross-client.ts'
import { ClientStatusBadge } from './client-status-badge.tsx'

const BARS = 20
const LINES = 100

/** All clients side by side: one measure as bars, everything as a table and a file. at: when the figures were fetched. */
export function CrossClientAnalytics({
  rows,
  at,
}: {
  rows: readonly CrossClientRow[]
  at: number
}) {
  const [measureId, setMeasure] = useState<string>(MEASURES[0]!.id)
  const [shown, setShown] = useState(LINES)
  // Who may not know what clients pay is told no fee at all.
  const fees = rows.some(row => row.monthly_fee_cents !== null)
  const measures = MEASURES.filter(({ id }) => id !== 'fee' || fees)
  const measure = measures.find(({ id }) => id === measureId) ?? MEASURES[0]!
  const sorted = rows.toSorted(
    (a, b) => measure.of(b) - measure.of(a) || a.name.localeCompare(b.name),
  )
  const when = <TimeSince at={new Date(at).toISOString()} />
  return (
    <section aria-labelledby="cross-client" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="cross-client" className="font-semibold">
          Clients side by side
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <NativeSelect
            aria-label="Measure"
            value={measure.id}
            onChange={event => setMeasure(event.target.value)}
          >
            {measures.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <Button onClick={() => saveCsv(sorted)}>
            <DownloadIcon aria-hidden />
            CSV
          </Button>
        </div>
      </div>
      <Chart
        title={measure.title}
        source={
          <>
            {rows.length > BARS ? `The first ${BARS} of ${rows.length} clients. ` : ''}Figures of
            your workspace from {when}; the table below holds them all.
          </>
        }
      >
        <Bars
          rows={sorted
            .slice(0, BARS)
            .map(row => ({ id: row.client_id, label: row.name, value: measure.of(row) }))}
          format={measure.format}
        />
      </Chart>
      <Table label="All clients, figure by figure" className="min-w-[60rem]">
        <thead>
          <tr>
            <TableHead>Client</TableHead>
            <TableHead>Status</TableHead>
            <TableHead numeric>Health</TableHead>
            <TableHead numeric>Campaigns</TableHead>
            <TableHead numeric>Active</TableHead>
            <TableHead numeric>Completed</TableHead>
            <TableHead numeric>Budget</TableHead>
            <TableHead numeric>Spent</TableHead>
            <TableHead numeric>Outputs</TableHead>
            {fees && <TableHead numeric>Monthly</TableHead>}
            <TableHead className="pl-4">Last activity</TableHead>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map(row => (
            <TableRow key={row.client_id}>
              <TableCell className="max-w-64">
                <Link
                  to={`/clients/${row.slug}`}
                  className="font-semibold wrap-anywhere text-ink no-underline hover:underline"
                >
                  {row.name}
                </Link>
                {row.industry && <span className="block text-ink-3">{row.industry}</span>}
              </TableCell>
              <TableCell>
                <ClientStatusBadge status={row.status} />
              </TableCell>
              <TableCell numeric>{row.health_score}</TableCell>
              <TableCell numeric>{row.campaign_count}</TableCell>
              <TableCell numeric>{row.active_campaigns}</TableCell>
              <TableCell numeric>{row.completed_campaigns}</TableCell>
              <TableCell numeric>{wholeDollars(row.total_budget)}</TableCell>
              <TableCell numeric>{wholeDollars(row.total_spent)}</TableCell>
              <TableCell numeric>{row.output_count}</TableCell>
              {fees && (
                <TableCell numeric>
                  {row.monthly_fee_cents === null ? '–' : wholeDollars(row.monthly_fee_cents)}
                </TableCell>
              )}
              <TableCell className="pl-4 whitespace-nowrap">
                {row.last_activity ? <TimeSince at={row.last_activity} /> : '–'}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + LINES)}>
            Show {Math.min(LINES, rows.length - shown)} more
          </Button>
        </div>
      )}
    </section>
  )
}

function saveCsv(rows: readonly CrossClientRow[]) {
  // The mark at the front tells spreadsheets that the file is UTF-8.
  const url = URL.createObjectURL(new Blob([`\uFEFF${crossClientCsv(rows)}`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'clients-side-by-side.csv'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
