import type { ImportRow } from '@sextant/contracts/figures/import-row'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { sayCounts, sayVia } from '../import-words.ts'

/** What arrived lately, the newest first. */
export function ArrivalList({ arrivals }: { arrivals: readonly ImportRow[] }) {
  if (arrivals.length === 0) return null
  return (
    <section aria-labelledby="arrivals" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="arrivals" className="font-semibold">
        Arrivals
      </h2>
      <Table label="Arrivals">
        <thead>
          <tr>
            <TableHead>Import</TableHead>
            <TableHead>By</TableHead>
            <TableHead>Lines</TableHead>
            <TableHead numeric>When</TableHead>
          </tr>
        </thead>
        <tbody>
          {arrivals.map(row => (
            <TableRow key={row.id}>
              <TableCell className="wrap-anywhere">
                {row.number} · {sayVia(row)}
              </TableCell>
              <TableCell>{row.created_by_name ?? '–'}</TableCell>
              <TableCell>{sayCounts(row.counts)}</TableCell>
              <TableCell numeric>{row.done_at && <TimeSince at={row.done_at} />}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
