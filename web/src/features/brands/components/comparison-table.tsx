import type { ReactNode } from 'react'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import type { Brand, Comparison } from '../compare.ts'

/** Brands as columns, what is known as rows. labelOf: words for a key. */
export function ComparisonTable({
  brands,
  rows,
  labelOf,
  caption,
}: {
  brands: readonly Brand[]
  rows: readonly Comparison[]
  labelOf: (key: string) => string
  caption: string
}) {
  return (
    <Table
      label={caption}
      className="max-md:block md:min-w-(--columns)"
      style={{ '--columns': `${160 + brands.length * 190}px` }}
    >
      <thead className="max-md:sr-only">
        <tr>
          <TableHead className="w-40">What</TableHead>
          {brands.map(brand => (
            <TableHead key={brand.id} className="text-body font-semibold text-ink">
              {brand.name}
            </TableHead>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(row => (
          <TableRow
            key={row.key}
            className="max-md:block max-md:border-b max-md:border-line max-md:py-3"
          >
            <th
              scope="row"
              className="border-b border-line py-2.5 pr-3 text-left align-top font-medium max-md:block max-md:border-0 max-md:py-0 max-md:text-body max-md:font-semibold"
            >
              {labelOf(row.key)}
            </th>
            {row.values.map((values, index) => (
              <TableCell
                key={brands[index]!.id}
                className="max-w-96 text-body wrap-anywhere max-md:block max-md:max-w-none max-md:border-0 max-md:py-1"
              >
                <span className="cap block md:hidden">{brands[index]!.name}</span>
                {said(values)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function said(values: readonly string[]): ReactNode {
  if (values.length === 0) return <span className="text-ink-3">not known</span>
  if (values.length === 1) return values[0]
  return (
    <ul className="grid gap-0.5">
      {values.map(value => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
}
