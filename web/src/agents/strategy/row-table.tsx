import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'

export type Column = {
  label: string
  numeric?: boolean
  /** Text of the column may wrap and gets what room is left. */ wide?: boolean
  /** Its name is read aloud and not shown: what stands in it is seen. */ quiet?: boolean
}
export type Row = {
  key: string
  cells: readonly ReactNode[]
  /** A line across the row, below its cells. */ below?: ReactNode
  className?: string
}

/** A ruled table; where it is narrow each row becomes lines, its first cell on top and every figure with its column's name. */
export function RowTable({
  caption,
  columns,
  rows,
}: {
  /** Says what the table holds; read aloud, not shown. */ caption: string
  columns: readonly Column[]
  rows: readonly Row[]
}) {
  return (
    <table className="w-full border-collapse text-caption @max-2xl:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="@max-2xl:sr-only">
        <tr>
          {columns.map(column => (
            <Head key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      {rows.map(row => (
        <RowBody key={row.key} row={row} columns={columns} />
      ))}
    </table>
  )
}

function Head({ column }: { column: Column }) {
  return (
    <th
      scope="col"
      className={cn(
        'border-b border-line-strong py-2 pr-3 text-left align-bottom font-medium text-ink-3 last:pr-0',
        column.numeric && 'text-right',
      )}
    >
      {column.quiet && <span className="sr-only">{column.label}</span>}
      {!column.quiet && column.label && (
        <span className={cn('line-clamp-3 max-w-32 wrap-break-word', column.numeric && 'ml-auto')}>
          {column.label}
        </span>
      )}
      {!column.label && <span className="sr-only">Remove</span>}
    </th>
  )
}

/** A row and the line below it. */
function RowBody({ row, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <tbody
      className={cn(
        'group/item @max-2xl:block @max-2xl:border-b @max-2xl:border-line @max-2xl:py-2.5',
        row.className,
      )}
    >
      <tr className="@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-baseline @max-2xl:gap-x-4 @max-2xl:gap-y-1.5">
        {columns.map((column, index) => (
          <td
            key={column.label}
            className={cn(
              'py-2.5 pr-3 align-top last:pr-0 @max-2xl:p-0',
              row.below ? '@2xl:pb-1' : '@2xl:border-b @2xl:border-line',
              column.numeric && '@2xl:text-right @2xl:whitespace-nowrap',
              index === 0 && 'wrap-anywhere @2xl:min-w-32 @max-2xl:basis-full @max-2xl:text-body',
              column.wide && 'wrap-anywhere @2xl:min-w-32 @max-2xl:basis-full',
              !column.label && '@max-2xl:ml-auto',
            )}
          >
            {index > 0 && column.label && !column.wide && row.cells[index] !== '' && (
              <span
                aria-hidden
                className="mr-1.5 inline-block max-w-48 truncate align-bottom text-ink-3 @2xl:hidden"
              >
                {column.label}
              </span>
            )}
            {row.cells[index]}
          </td>
        ))}
      </tr>
      {row.below && (
        <tr className="@max-2xl:block">
          <td
            colSpan={columns.length}
            className="border-b border-line pb-2.5 wrap-anywhere text-ink-2 @max-2xl:block @max-2xl:border-0 @max-2xl:pt-1 @max-2xl:pb-0"
          >
            {row.below}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A heading inside a framework, with what it means beside it. */
export function PartHeading({
  children,
  note,
  className,
}: {
  children: ReactNode
  note?: ReactNode
  className?: string
}) {
  return (
    <h3 className={cn('mt-8 mb-2 text-body font-semibold', className)}>
      {children}
      {note && <span className="cap ml-2 font-normal">{note}</span>}
    </h3>
  )
}
