import type { CampaignRow } from '@sextant/contracts/rows'
import { sayDay } from '@/ui/patterns/day.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { dollars } from '@/ui/patterns/money.ts'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { localToday, paceReport } from '../pace-words.ts'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What the spending means today: one sentence, time and money on one scale, and the numbers it comes from. */
export function PacePanel({ campaign }: { campaign: CampaignRow }) {
  const today = localToday()
  const report = paceReport(campaign, today, { money: dollars, day: sayDay })
  const { budget_cents: budget, spent_cents: spent } = campaign
  const tone = report.tone === 'neutral' ? 'ink' : report.tone
  const rows: [string, string, string][] = [
    ...(budget === null ? [] : [['Budget', dollars(budget), 'as set'] as [string, string, string]]),
    ['Spent', dollars(spent), 'as entered'],
    ...(budget === null
      ? []
      : [
          [
            'Left',
            spent > budget ? `−${dollars(spent - budget)}` : dollars(budget - spent),
            'budget − spent',
          ] as [string, string, string],
        ]),
    ...(report.elapsed === null
      ? []
      : [
          [
            'Time elapsed',
            percent(report.elapsed),
            'days begun ÷ all days, first and last included',
          ] as [string, string, string],
        ]),
    ...(report.elapsed === null || budget === null
      ? []
      : [
          [
            'Planned by today',
            dollars(Math.round(budget * report.elapsed)),
            'budget × time elapsed',
          ] as [string, string, string],
        ]),
    ...(report.ratio === null
      ? []
      : [
          ['Pace', `${report.ratio.toFixed(2)}×`, 'spent ÷ planned by today'] as [
            string,
            string,
            string,
          ],
        ]),
    ...(report.projected === null
      ? []
      : [
          [
            'Spent by the end',
            dollars(report.projected),
            'spent ÷ time elapsed, at the rate so far',
          ] as [string, string, string],
        ]),
    ...(report.goneOn === null
      ? []
      : [
          ['Budget gone on', sayDay(report.goneOn), 'at the rate so far'] as [
            string,
            string,
            string,
          ],
        ]),
  ]
  return (
    <div className="grid gap-8">
      <section aria-labelledby="pace">
        <h2 id="pace" className="cap">
          Spending today
        </h2>
        <p className="book mt-1 max-w-[32em] text-title font-[480]">{report.headline}</p>
        <p className="mt-1.5 text-ink-2 wrap-anywhere">{report.because}</p>
        {(report.elapsed !== null || report.used !== null) && (
          <div className="mt-5 grid max-w-[640px] gap-4">
            {report.elapsed !== null && (
              <Scale label="Time elapsed" share={report.elapsed} tone="ink" />
            )}
            {report.used !== null && <Scale label="Budget spent" share={report.used} tone={tone} />}
          </div>
        )}
      </section>
      <section aria-labelledby="numbers">
        <h2 id="numbers" className="pb-2 font-semibold">
          The numbers
        </h2>
        <Table label="Money and time, figure by figure">
          <thead>
            <tr>
              <TableHead>Figure</TableHead>
              <TableHead numeric>Value</TableHead>
              <TableHead>How</TableHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(([figure, value, how]) => (
              <TableRow key={figure}>
                <TableCell>{figure}</TableCell>
                <TableCell numeric className="font-semibold">
                  {value}
                </TableCell>
                <TableCell className="text-ink-3">{how}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
        <p className="cap mt-2">
          Figures of {sayDay(today)}. Spending is what was entered under Edit.
        </p>
      </section>
    </div>
  )
}

function Scale({
  label,
  share,
  tone,
}: {
  label: string
  share: number
  tone: 'ink' | 'good' | 'warn' | 'bad'
}) {
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-caption">
        <span>{label}</span>
        <strong className="font-semibold">{percent(share)}</strong>
      </p>
      <Limb value={share * 100} tone={tone} label={label} text={percent(share)} />
    </div>
  )
}
