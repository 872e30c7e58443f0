import { saveText } from '@/client/save-text.ts'
import { csvOf } from './csv.ts'
import type { ChartTable } from './data-table.tsx'

/** Hands a table to the browser's downloads. */
export function saveCsv(name: string, { columns, rows }: ChartTable): void {
  const inFile = rows.map(row =>
    row.map((cell, at) =>
      typeof cell === 'number' ? (columns[at]?.inFile?.(cell) ?? cell) : cell,
    ),
  )
  const text = csvOf(
    columns.map(({ label }) => label),
    inFile,
  )
  saveText(`${name}.csv`, text, 'text/csv')
}
