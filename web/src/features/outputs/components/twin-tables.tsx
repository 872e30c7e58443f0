import { dayWithYear } from '@sextant/contracts/days'
import type { Table as TableValue } from '@sextant/contracts/deliverable'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'

/** The drawing's plain tables. */
export function TwinTables({ tables }: { tables: readonly TableValue[] }) {
  return (
    <div className="grid gap-6">
      {tables.map((table, at) => (
        <section key={at} className="min-w-0">
          <h3 className="text-caption font-semibold">{table.title}</h3>
          <div className="mt-1 [&_table]:min-w-[34rem]">
            <Table>
              <thead>
                <tr>
                  {table.columns.map((column, index) => (
                    <TableHead key={index} numeric={column.numeric}>
                      {column.label}
                    </TableHead>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, line) => (
                  <TableRow key={line}>
                    {row.map((cell, index) => (
                      <TableCell key={index} numeric={table.columns[index]?.numeric ?? false}>
                        {typeof cell === 'string' ? dayWithYear(cell) : cell}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </tbody>
            </Table>
          </div>
        </section>
      ))}
    </div>
  )
}
