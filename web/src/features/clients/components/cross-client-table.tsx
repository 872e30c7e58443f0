import type { CrossClientRow } from '@sextant/contracts/rows'
import { useState } from 'react'
import { Link } from 'react-router'
import { wholeDollars } from '@/ui/patterns/money.ts'
import { TimeSince } from '@/ui/patterns/time-since.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { ClientStatusBadge } from './client-status-badge.tsx'

const LINES = 100

/** Every figure of every client, a hundred lines at a time. fees: whether the reader may know what clients pay. */
export function CrossClientTable({
  rows,
  fees,
}: {
  rows: readonly CrossClientRow[]
  fees: boolean
}) {
  const [shown, setShown] = useState(LINES)
  return (
    <>
      <Table label="All clients, figure by figure" className="min-w-[60rem]">
        <thead>
          <tr>
            <TableHead>Client</TableHead>
            <TableHead>Status</TableHead>
            <TableHead numeric>Health</TableHead>
            <TableHead numeric>Campaigns</TableHead>
            <TableHead numeric>Active</TableHead>
            <TableHead numeric>Completed</TableHead>
            <TableHead numeric>Budget</TableHead>
            <TableHead numeric>Spent</TableHead>
            <TableHead numeric>Outputs</TableHead>
            {fees && <TableHead numeric>Monthly</TableHead>}
            <TableHead className="pl-4">Last activity</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(row => (
            <Line key={row.client_id} row={row} fees={fees} />
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + LINES)}>
            Show {Math.min(LINES, rows.length - shown)} more
          </Button>
        </div>
      )}
    </>
  )
}

function Line({ row, fees }: { row: CrossClientRow; fees: boolean }) {
  return (
    <TableRow>
      <TableCell className="max-w-64">
        <Link
          to={`/clients/${row.slug}`}
          className="font-semibold wrap-anywhere text-ink no-underline hover:underline"
        >
          {row.name}
        </Link>
        {row.industry && <span className="block text-ink-3">{row.industry}</span>}
      </TableCell>
      <TableCell>
        <ClientStatusBadge status={row.status} />
      </TableCell>
      <TableCell numeric>{row.health_score}</TableCell>
      <TableCell numeric>{row.campaign_count}</TableCell>
      <TableCell numeric>{row.active_campaigns}</TableCell>
      <TableCell numeric>{row.completed_campaigns}</TableCell>
      <TableCell numeric>{wholeDollars(row.total_budget)}</TableCell>
      <TableCell numeric>{wholeDollars(row.total_spent)}</TableCell>
      <TableCell numeric>{row.output_count}</TableCell>
      {fees && (
        <TableCell numeric>
          {row.monthly_fee_cents === null ? '–' : wholeDollars(row.monthly_fee_cents)}
        </TableCell>
      )}
      <TableCell className="pl-4 whitespace-nowrap">
        {row.last_activity ? <TimeSince at={row.last_activity} /> : '–'}
      </TableCell>
    </TableRow>
  )
}
