import type { ChangedFigure, Comparison } from '@sextant/contracts/agent-outputs/living'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageOf } from '@/client/api.ts'
import { ErrorState } from '@/ui/patterns/error-state.tsx'
import { Skeleton } from '@/ui/primitives/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { comparisonQuery, type Compared } from '../api/versions.ts'
import { ChangedLineList } from './changed-line-list.tsx'

type ComparisonViewProps = {
  asked: Compared
  /** What the two are called over the columns of their figures. */
  names: readonly [before: string, after: string]
}

const LINES_FIRST = 12

/** Two states of a deliverable: their figures side by side, then their words line by line. */
export function ComparisonView({ asked, names }: ComparisonViewProps) {
  const comparison = useQuery({ ...comparisonQuery(asked), placeholderData: keepPreviousData })
  if (comparison.isError)
    return (
      <ErrorState title={messageOf(comparison.error)} onRetry={() => void comparison.refetch()}>
        The two could not be compared. Nothing was changed.
      </ErrorState>
    )
  if (!comparison.data)
    return (
      <div className="grid gap-2.5">
        <output className="sr-only">Comparing the two</output>
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-5 w-11/12" />
      </div>
    )
  return <Compare comparison={comparison.data} names={names} />
}

function Compare({
  comparison: { lines, figures, same },
  names,
}: {
  comparison: Comparison
  names: ComparisonViewProps['names']
}) {
  return (
    <div className="grid gap-4">
      <output className="cap">{summary(lines.length, same)}</output>
      {figures.length > 0 && <Figures figures={figures} names={names} />}
      {lines.length > 0 && (
        <section>
          <h3 className="pb-2 font-semibold">Words</h3>
          <ChangedLineList lines={lines} most={LINES_FIRST} />
        </section>
      )}
    </div>
  )
}

function summary(changed: number, same: number): string {
  if (changed === 0) return 'Both read the same.'
  const lines = changed === 1 ? '1 line differs' : `${changed} lines differ`
  return `${lines}, ${same} read the same.`
}

function Figures({
  figures,
  names: [before, after],
}: {
  figures: readonly ChangedFigure[]
  names: ComparisonViewProps['names']
}) {
  // Most figures are called by how they are computed.
  const hasNames = figures.some(({ label, formula }) => label !== formula)
  return (
    <section>
      <h3 className="pb-1 font-semibold">Figures</h3>
      <Table label="Figures that differ">
        <thead>
          <tr>
            <TableHead>Figure</TableHead>
            <TableHead numeric>{before}</TableHead>
            <TableHead numeric>{after}</TableHead>
            <TableHead numeric>Difference</TableHead>
            {hasNames && <TableHead>How it is computed</TableHead>}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, formula, difference, ...figure }, index) => (
            <TableRow key={`${label} ${index}`}>
              <TableCell className="font-medium">{label}</TableCell>
              <TableCell numeric>{figure.before ?? '–'}</TableCell>
              <TableCell numeric>{figure.after ?? '–'}</TableCell>
              <TableCell numeric>{difference ?? '–'}</TableCell>
              {hasNames && <TableCell className="text-ink-2">{formula}</TableCell>}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
