import type { ReactNode } from 'react'
import { Bars, Chart } from '@/ui/charts/chart.tsx'
import { PairBars } from '@/ui/charts/pair-bars-chart.tsx'
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
      <Chart
        title="Budget in outline, spending filled"
        source={
          money.length > DRAWN ? (
            <>
              The {DRAWN} largest are drawn, all stand in the table. {source}
            </>
          ) : (
            source
          )
        }
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
      </Chart>
      <details>
        <summary className="link w-fit cursor-pointer text-caption">The same as a table</summary>
        <Table label="Budget and spending by campaign" className="mt-2">
          <thead>
            <tr>
              <TableHead>Campaign</TableHead>
              <TableHead numeric>Budget</TableHead>
              <TableHead numeric>Spent</TableHead>
              <TableHead numeric>Used</TableHead>
            </tr>
          </thead>
          <tbody>
            {money.map(line => (
              <TableRow key={line.id}>
                <TableCell className="wrap-anywhere">{line.label}</TableCell>
                <TableCell numeric>{line.budget > 0 ? dollars(line.budget) : '–'}</TableCell>
                <TableCell numeric>{dollars(line.spent)}</TableCell>
                <TableCell numeric>
                  {line.budget > 0 ? percent.format(line.spent / line.budget) : '–'}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  )
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
      <Chart title="Campaigns by status" source={source}>
        <Bars
          rows={split.map(({ status, count }) => ({
            id: status,
            label: statusLabel(status),
            value: count,
          }))}
          format={String}
        />
      </Chart>
      <details className="mt-3">
        <summary className="link w-fit cursor-pointer text-caption">The same as a table</summary>
        <Table label="Campaigns by status" className="mt-2">
          <thead>
            <tr>
              <TableHead>Status</TableHead>
              <TableHead numeric>Campaigns</TableHead>
            </tr>
          </thead>
          <tbody>
            {split.map(({ status, count }) => (
              <TableRow key={status}>
                <TableCell>{statusLabel(status)}</TableCell>
                <TableCell numeric>{count}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  )
}
