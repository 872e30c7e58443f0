import { METRICS } from '@sextant/contracts/metrics/definitions'
import type { CustomMetricRow } from '@sextant/contracts/metrics/routes'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

type MetricListProps = {
  rows: readonly CustomMetricRow[]
  /** Null for those who only look. */
  edit: ((row: CustomMetricRow) => void) | null
  remove: (row: CustomMetricRow) => void
}

/** Own metrics, and below them those of the product with their formulas. */
export function MetricList({ rows, edit, remove }: MetricListProps) {
  return (
    <>
      {rows.length > 0 && (
        <Table label="Own metrics">
          <thead>
            <tr>
              <TableHead>Metric</TableHead>
              <TableHead>Formula</TableHead>
              <TableHead>Made by</TableHead>
              <TableHead>
                <span className="sr-only">What can be done</span>
              </TableHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <TableRow key={row.id}>
                <TableCell className="min-w-36">
                  <span className="font-semibold wrap-anywhere">{row.name}</span>
                  {row.note && <span className="cap block">{row.note}</span>}
                </TableCell>
                <TableCell className="font-mono text-caption wrap-anywhere">
                  {row.formula}
                </TableCell>
                <TableCell>{row.created_by_name ?? '–'}</TableCell>
                <TableCell className="whitespace-nowrap">
                  {edit && (
                    <>
                      <Button variant="quiet" size="sm" onClick={() => edit(row)}>
                        Change<span className="sr-only"> {row.name}</span>
                      </Button>
                      <Button variant="quiet" size="sm" onClick={() => remove(row)}>
                        Take away<span className="sr-only"> {row.name}</span>
                      </Button>
                    </>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      <details>
        <summary className="link w-fit cursor-pointer py-1.5">Metrics of the product</summary>
        <Table label="Metrics of the product" className="mt-2">
          <thead>
            <tr>
              <TableHead>Metric</TableHead>
              <TableHead>Name in formulas</TableHead>
              <TableHead>Formula</TableHead>
            </tr>
          </thead>
          <tbody>
            {Object.entries(METRICS).map(([id, { name, formula, says }]) => (
              <TableRow key={id}>
                <TableCell className="min-w-44">
                  {name}
                  <span className="cap block">{says}</span>
                </TableCell>
                <TableCell className="font-mono text-caption">{id}</TableCell>
                <TableCell className="font-mono text-caption wrap-anywhere">{formula}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </>
  )
}
