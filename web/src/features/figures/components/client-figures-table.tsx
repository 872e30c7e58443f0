import { catalogueOf, valueOfMetric } from '@sextant/contracts/metrics/catalogue'
import type { ClientFigures } from '@sextant/contracts/figures/routes'
import { writeChange, writeValue } from '@sextant/contracts/metrics/written'
import { Link } from 'react-router'
import { TableBar } from '@/ui/charts/table-bar.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { shortDay } from '@sextant/contracts/days'

const METRICS = catalogueOf()
const SHOWN = ['revenue', 'conversions', 'cpa', 'roas', 'shop_cvr'].map(id => METRICS.get(id)!)

/** Clients of an agency beside each other: spend as bars, results and costs against the four weeks before. */
export function ClientFiguresTable({ rows }: { rows: readonly ClientFigures[] }) {
  const most = Math.max(...rows.map(({ values }) => values.spend ?? 0), 1)
  const sorted = rows.toSorted((a, b) => (b.values.spend ?? 0) - (a.values.spend ?? 0))
  return (
    <Table label="Clients side by side">
      <thead>
        <tr>
          <TableHead>Client</TableHead>
          <TableHead>Ad spend</TableHead>
          {SHOWN.map(({ id, name }) => (
            <TableHead key={id} numeric>
              {name}
            </TableHead>
          ))}
          <TableHead numeric>Known up to</TableHead>
        </tr>
      </thead>
      <tbody>
        {sorted.map(row => (
          <ClientLine key={row.client_id} row={row} most={most} />
        ))}
      </tbody>
    </Table>
  )
}

function ClientLine({ row, most }: { row: ClientFigures; most: number }) {
  const { client_name, client_slug, values, before, last_day } = row
  const currency = row.currency ?? 'USD'
  return (
    <TableRow>
      <TableCell className="min-w-36">
        <Link to={`/clients/${client_slug}/metrics`} className="link font-semibold wrap-anywhere">
          {client_name}
        </Link>
      </TableCell>
      <TableCell className="min-w-40">
        <TableBar
          value={values.spend ?? 0}
          most={most}
          text={
            values.spend === undefined
              ? '–'
              : writeValue(METRICS.get('spend')!, values.spend, currency)
          }
        />
      </TableCell>
      {SHOWN.map(metric => {
        const value = valueOfMetric(metric, values)
        const former = valueOfMetric(metric, before)
        const change = value !== null && former !== null ? writeChange(metric, former, value) : null
        return (
          <TableCell key={metric.id} numeric>
            {value === null ? '–' : writeValue(metric, value, currency)}
            {change && <span className="cap block">{change}</span>}
          </TableCell>
        )
      })}
      <TableCell numeric>{shortDay(last_day)}</TableCell>
    </TableRow>
  )
}
