import type { ReactNode } from 'react'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import type { Brand, Comparison } from '../compare.ts'

/** Brands as columns, what is known as rows. labelOf: words for a key. */
export function ComparisonTable({ brands, rows, labelOf, caption }: { brands: readonly Brand[]; rows: readonly Comparison[]; labelOf: (key: string) => string; caption: string }) {
  return (
    <Table label={caption} style={{ minWidth: `${160 + brands.length * 190}px` }}>
      <thead><tr><TableHead className="w-40">What</TableHead>{brands.map(brand => <TableHead key={brand.id} className="text-body font-semibold text-ink">{brand.name}</TableHead>)}</tr></thead>
      <tbody>
        {rows.map(row => (
          <TableRow key={row.key}>
            <th scope="row" className="border-b border-line py-2.5 pr-3 text-left align-top font-medium">{labelOf(row.key)}</th>
            {row.values.map((values, index) => <TableCell key={brands[index]!.id} className="max-w-96 text-body wrap-anywhere">{said(values)}</TableCell>)}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function said(values: readonly string[]): ReactNode {
  if (values.length === 0) return <span className="text-ink-3">not known</span>
  if (values.length === 1) return values[0]
  return <ul className="grid gap-0.5">{values.map(value => <li key={value}>{value}</li>)}</ul>
}
