import { MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { FigureLine } from '@sextant/contracts/figures/routes'
import type { FiguresView } from '@sextant/contracts/figures/view'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/ui/primitives/dialog.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { figureLinesQuery } from '../api/view.ts'
import { dayWithYear } from '@sextant/contracts/days'
import { channelLabel, sayPeriod, sourceLabel, writeMeasure } from '../words.ts'

type LinesDialogProps = { view: FiguresView; measure: Measure; close: () => void }

/** From which lines of which files a number comes. */
export function LinesDialog({ view, measure, close }: LinesDialogProps) {
  const { client_id, period } = view
  const lines = useQuery(
    figureLinesQuery({
      measure,
      from: period.from,
      to: period.to,
      ...(client_id && { client_id }),
    }),
  )
  const rows = lines.data ?? []
  return (
    <Dialog open onOpenChange={open => !open && close()}>
      <DialogContent className="max-w-4xl">
        <DialogTitle>Where “{MEASURES[measure].label}” comes from</DialogTitle>
        <DialogDescription>
          {rows[0] ? saidOf(rows) : 'The lines of files behind the number'}, {sayPeriod(period)}
        </DialogDescription>
        {lines.isError && (
          <ErrorState title={messageOf(lines.error)} onRetry={() => void lines.refetch()}>
            The figures are safe. Try again in a moment.
          </ErrorState>
        )}
        {lines.isPending && <Skeleton className="h-48" />}
        {rows.length > 0 && (
          <div className="max-h-[60vh] overflow-auto">
            <Lines rows={rows} measure={measure} currency={view.currency} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}

function saidOf(rows: readonly FigureLine[]): string {
  const all = rows[0]!.all_lines
  const files = new Set(rows.map(({ import_number, file }) => `${import_number}${file}`)).size
  const counted = `From ${all} ${all === 1 ? 'line' : 'lines'} of ${files} ${files === 1 ? 'file' : 'files'}`
  return all > rows.length ? `${counted}, the latest ${rows.length} shown` : counted
}

function Lines({
  rows,
  measure,
  currency,
}: {
  rows: readonly FigureLine[]
  measure: Measure
  currency: string
}) {
  return (
    <Table label="Lines behind the number">
      <thead>
        <tr>
          <TableHead>Day</TableHead>
          <TableHead>Of</TableHead>
          <TableHead numeric>{MEASURES[measure].label}</TableHead>
          <TableHead>File</TableHead>
          <TableHead numeric>Line</TableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <TableRow key={`${row.import_id}${row.file}${row.line}`}>
            <TableCell className="whitespace-nowrap">{dayWithYear(row.day)}</TableCell>
            <TableCell className="wrap-anywhere">
              {row.entity ?? (row.channel ? channelLabel(row.channel) : sourceLabel(row.source))}
              {row.slice && <span className="cap block">{row.slice.replaceAll(';', ', ')}</span>}
            </TableCell>
            <TableCell numeric>
              {writeMeasure(measure, row.value, row.currency ?? currency)}
            </TableCell>
            <TableCell className="wrap-anywhere">
              {row.file ?? sourceLabel(row.source)}
              <span className="cap block">Import {row.import_number}</span>
            </TableCell>
            <TableCell numeric>{row.line}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
