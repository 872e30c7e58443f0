import { dayWithYear } from '@sextant/contracts/days'
import { Table, TableCell, TableHead, TableRow } from '../../primitives/table.tsx'
import type { Cell } from './csv.ts'

/** A column of a chart's table; `format`: how its numbers are written on the page; `inFile`: what of a number a file holds, where that is not the plain number. */
export type ChartColumn = {
  label: string
  format?: (value: number) => string
  inFile?: (value: number) => number
}
export type ChartTable = {
  columns: readonly ChartColumn[]
  rows: readonly (readonly Cell[])[]
}

/** The figures of a chart as a table; its first column names the rows. Days are written for people here, and stay ISO in the file. */
export function DataTable({ table, label }: { table: ChartTable; label: string }) {
  const { columns, rows } = table
  const isNumeric = columns.map((_, at) => rows.some(row => typeof row[at] === 'number'))
  return (
    <Table label={label}>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <TableHead key={column.label} numeric={isNumeric[at]}>
              {column.label}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <TableRow key={at}>
            {columns.map((column, place) => (
              <TableCell key={column.label} numeric={isNumeric[place]} className="py-1.5">
                {shown(row[place] ?? null, column)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function shown(cell: Cell, { format }: ChartColumn): string {
  if (cell === null) return '–'
  return typeof cell === 'number' && format ? format(cell) : dayWithYear(String(cell))
}
