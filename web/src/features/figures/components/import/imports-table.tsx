import type { ImportRow } from '@sextant/contracts/figures/import-row'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { sayCounts, sayVia } from '../../import-words.ts'

type ImportsTableProps = {
  rows: readonly ImportRow[]
  undo: (id: string) => void
  redo: (id: string) => void
  goOn: (id: string) => void
}

const STATE = { draft: 'Draft', done: 'In', undone: 'Taken back' } as const

/** Every import, each of which can be taken back as a whole and put in again. */
export function ImportsTable({ rows, undo, redo, goOn }: ImportsTableProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="imports" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="imports" className="font-semibold">
        Imports
      </h2>
      <Table label="Imports">
        <thead>
          <tr>
            <TableHead>Import</TableHead>
            <TableHead>Lines</TableHead>
            <TableHead>By</TableHead>
            <TableHead>State</TableHead>
            <TableHead>
              <span className="sr-only">What can be done</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <TableRow key={row.id}>
              <TableCell className="min-w-40 wrap-anywhere">
                <span className="font-semibold">Import {row.number}</span>
                <span className="cap block">{sayVia(row)}</span>
              </TableCell>
              <TableCell>{row.state === 'draft' ? '–' : sayCounts(row.counts)}</TableCell>
              <TableCell>
                {row.created_by_name ?? '–'}
                <span className="cap block">
                  <TimeSince at={row.done_at ?? row.created_at} />
                </span>
              </TableCell>
              <TableCell>
                {STATE[row.state]}
                {row.undone_by_name && <span className="cap block">by {row.undone_by_name}</span>}
              </TableCell>
              <TableCell className="whitespace-nowrap">
                <ImportAction row={row} {...{ undo, redo, goOn }} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

function ImportAction({
  row,
  undo,
  redo,
  goOn,
}: Omit<ImportsTableProps, 'rows'> & { row: ImportRow }) {
  const what = <span className="sr-only"> import {row.number}</span>
  if (row.state === 'draft')
    return row.via === 'files' ? (
      <Button size="sm" onClick={() => goOn(row.id)}>
        Go on with it{what}
      </Button>
    ) : null
  if (row.state === 'done')
    return (
      <Button size="sm" onClick={() => undo(row.id)}>
        Take back{what}
      </Button>
    )
  return (
    <Button size="sm" onClick={() => redo(row.id)}>
      Put in again{what}
    </Button>
  )
}
