import type { ReactNode } from 'react'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import type { ChartTable } from '@/ui/charts/frame/data-table.tsx'
import { Bars, PairBars } from '@/ui/charts/doors.tsx'
import { dollars, wholeDollars } from '@/ui/patterns/money.ts'
import { Badge } from '@/ui/primitives/badge.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import type { MoneyLine, PaceLine, StatusShare } from '../analytics.ts'
import { statusLabel } from '../client-status.ts'

const DRAWN = 12
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** What was planned and what was spent, campaign by campaign, drawn and as a table. */
export function MoneySection({
  lines: money,
  source,
}: {
  lines: readonly MoneyLine[]
  source: ReactNode
}) {
  return (
    <section aria-labelledby="money" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="money" className="sr-only">
        Budget and spending
      </h2>
      <ChartFrame
        title="Budget in outline, spending filled"
        fileName="budget-and-spending"
        source={
          money.length > DRAWN ? (
            <>
              The {DRAWN} largest are drawn, all stand in the table. {source}
            </>
          ) : (
            source
          )
        }
        table={moneyTable(money)}
      >
        <PairBars
          rows={money.slice(0, DRAWN).map(({ id, label, budget, spent }) => ({
            id,
            label,
            outer: budget,
            inner: spent,
          }))}
          end={({ outer, inner }) =>
            outer > 0
              ? `${wholeDollars(inner)} of ${wholeDollars(outer)}`
              : `${wholeDollars(inner)}, no budget`
          }
        />
      </ChartFrame>
    </section>
  )
}

// In dollars, so that a file holds sums as spreadsheets know them.
const inDollars = { format: (value: number) => dollars(Math.round(value * 100)) }

function moneyTable(lines: readonly MoneyLine[]): ChartTable {
  return {
    columns: [
      { label: 'Campaign' },
      { label: 'Budget', ...inDollars },
      { label: 'Spent', ...inDollars },
      { label: 'Used', format: percent.format },
    ],
    rows: lines.map(({ label, budget, spent }) => [
      label,
      budget > 0 ? budget / 100 : null,
      spent / 100,
      budget > 0 ? spent / budget : null,
    ]),
  }
}

function statusTable(shares: readonly StatusShare[]): ChartTable {
  return {
    columns: [{ label: 'Status' }, { label: 'Campaigns' }],
    rows: shares.map(({ status, count }) => [statusLabel(status), count]),
  }
}

/** Whether running campaigns spend as planned. */
export function PaceSection({ lines: paces }: { lines: readonly PaceLine[] }) {
  return (
    <section aria-labelledby="pacing">
      <h2 id="pacing" className="font-semibold">
        Pacing
      </h2>
      <p className="cap pb-2">
        Spend ÷ (budget × share of its days that have begun). 1.00 is exactly on plan; 0.85 to 1.15
        passes for it.
      </p>
      {paces.length === 0 ? (
        <p className="border-t border-line-strong py-4 text-ink-2">No campaign is running.</p>
      ) : (
        <Table label="Pacing of running campaigns">
          <thead>
            <tr>
              <TableHead>Campaign</TableHead>
              <TableHead numeric>Time gone</TableHead>
              <TableHead numeric>Pace</TableHead>
              <TableHead>Which means</TableHead>
            </tr>
          </thead>
          <tbody>
            {paces.map(line => (
              <TableRow key={line.id}>
                <TableCell className="min-w-32 wrap-anywhere">{line.name}</TableCell>
                <TableCell numeric>
                  {line.elapsed === null ? '–' : percent.format(line.elapsed)}
                </TableCell>
                <TableCell numeric>
                  {line.pace === null ? '–' : `${line.pace.toFixed(2)}×`}
                </TableCell>
                <TableCell>
                  {line.tone === 'neutral' ? (
                    <span className="text-ink-2">{line.words}</span>
                  ) : (
                    <Badge tone={line.tone} plain={line.tone === 'good'}>
                      {line.words}
                    </Badge>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** How many campaigns stand in each status, drawn and as a table. */
export function StatusSection({
  shares: split,
  source,
}: {
  shares: readonly StatusShare[]
  source: ReactNode
}) {
  return (
    <section aria-labelledby="split">
      <h2 id="split" className="sr-only">
        Campaigns by status
      </h2>
      <ChartFrame title="Campaigns by status" source={source} table={statusTable(split)}>
        <Bars
          rows={split.map(({ status, count }) => ({
            id: status,
            label: statusLabel(status),
            value: count,
          }))}
          format={String}
        />
      </ChartFrame>
    </section>
  )
}
