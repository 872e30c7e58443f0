import type { RateRow } from '@sextant/contracts/performance-intelligence/parts'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { sharedScale } from '@/ui/charts/geometry/interval.ts'
import type { Span } from '@/ui/charts/geometry/scales.ts'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { useEditing } from '../editing/editing.tsx'
import { sayCount, sayPart, sayPoints } from './words.ts'

type RateTableProps = {
  label: string
  rows: DeepPartial<RateRow>[] | undefined
  /** Whether what is missing is told: it is where the rate of one thing is cut into parts. */
  hasMissing?: boolean
}

type Whole = RateRow
const isWhole = (row: DeepPartial<RateRow>): row is Whole =>
  row.before?.cases !== undefined && row.after?.cases !== undefined && row.high !== undefined

/** Rates before and since, with the interval of each difference drawn on one scale; the tall tick is no change. */
export function RateTable({ label, rows, hasMissing = false }: RateTableProps) {
  const whole = present(rows).filter(isWhole)
  if (whole.length === 0) return null
  const scale = sharedScale([0, ...whole.flatMap(({ low, high }) => [low, high])])
  return (
    <Table label={label}>
      <thead>
        <tr>
          <TableHead>{label}</TableHead>
          <TableHead numeric>Before</TableHead>
          <TableHead numeric>{hasMissing ? 'Since' : 'Now'}</TableHead>
          <TableHead numeric>Change, points</TableHead>
          <TableHead>95% interval; tick: none</TableHead>
          <TableHead numeric={hasMissing}>{hasMissing ? 'Missing' : 'Verdict'}</TableHead>
        </tr>
      </thead>
      <tbody>
        {whole.map(row => (
          <Line key={row.name} row={row} scale={scale} hasMissing={hasMissing} />
        ))}
      </tbody>
    </Table>
  )
}

function Line({ row, scale, hasMissing }: { row: Whole; scale: Span; hasMissing: boolean }) {
  const { marks } = useEditing()
  const of = ({ events, cases }: Whole['before']) => `${sayPart(events)} of ${sayCount(cases)}`
  const interval = `${sayPoints(row.low)} to ${sayPoints(row.high)} points`
  return (
    <TableRow>
      <TableCell className="min-w-40 wrap-anywhere">
        <span className="font-semibold">{row.name}</span>
        {marks(row.sources)}
        <span className="cap block">{row.of}</span>
      </TableCell>
      <TableCell numeric>{of(row.before)}</TableCell>
      <TableCell numeric>{of(row.after)}</TableCell>
      <TableCell numeric className="font-semibold">
        {sayPoints(row.difference)}
      </TableCell>
      <TableCell className="min-w-40">
        <IntervalBar
          label={`${row.name}: ${sayPoints(row.difference)} points, ${interval}`}
          scale={scale}
          value={row.difference}
          interval={[row.low, row.high]}
          mark={0}
        />
        <span className="cap">{interval}</span>
      </TableCell>
      <TableCell numeric={hasMissing} className={row.isClear ? 'font-semibold' : 'text-ink-2'}>
        {verdictOf(row, hasMissing)}
      </TableCell>
    </TableRow>
  )
}

function verdictOf({ missing, isClear }: Whole, hasMissing: boolean): string {
  if (!hasMissing) return isClear ? 'clear' : 'could be chance'
  const many = sayCount(Math.round(missing))
  return isClear ? many : `${many}, or chance`
}
