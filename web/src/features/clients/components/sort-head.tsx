import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn.ts'
import { TableHead } from '@/ui/primitives/table.tsx'
import type { ClientSort } from '../client-filter.ts'

export type Sorting = { sort: ClientSort; onSort: (sort: ClientSort) => void }

/** Which way the server sorts by each: names and health rise, money and campaigns fall. */
const RISES: readonly ClientSort[] = ['name', 'health']

/** A column's heading that sorts by it; pressed again, the order goes back to who needs somebody first. */
export function SortHead({
  by,
  sort,
  onSort,
  numeric = false,
  className,
  children,
}: Sorting & {
  by: ClientSort
  numeric?: boolean
  className?: string
  children: ReactNode
}) {
  const on = sort === by
  const rises = RISES.includes(by)
  const Arrow = rises ? ArrowUpIcon : ArrowDownIcon
  const order = rises ? 'ascending' : 'descending'
  return (
    <TableHead numeric={numeric} className={className} {...(on ? { 'aria-sort': order } : {})}>
      <button
        type="button"
        title={on ? 'Back to who needs you first' : `Sort by ${by}`}
        className={cn(
          '-my-1 inline-flex items-center gap-1 rounded-sm py-1 align-bottom font-medium hover:text-ink',
          // The label ends where its figures end.
          numeric && 'flex-row-reverse',
          on && 'text-ink',
        )}
        onClick={() => onSort(on ? 'attention' : by)}
      >
        {children}
        <Arrow aria-hidden className={cn('size-3.5', !on && 'opacity-0')} />
      </button>
    </TableHead>
  )
}
