import type { CampaignRow } from '@sextant/contracts/rows'
import { sayDay } from '@/ui/patterns/day.ts'
import { Limb } from '@/ui/patterns/limb.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { paceFigures, percent, type PaceFigure } from '../pace-figures.ts'
import { paceReport, type PaceReport } from '../pace-words.ts'
import { type MeasuredSpend, type Spending, spendingOf } from '../spending.ts'

/** What the spending means today: one sentence, time and money on one scale, and the numbers it comes from. */
export function PacePanel({
  campaign,
  measured,
}: {
  campaign: CampaignRow
  measured: MeasuredSpend | null
}) {
  const spending = spendingOf(campaign, measured)
  const { spent_cents, money, until } = spending
  const report = paceReport({ ...campaign, spent_cents }, until, { money, day: sayDay })
  return (
    <div className="grid gap-8">
      <Today report={report} />
      <Numbers figures={paceFigures(campaign, spending, report)} spending={spending} />
    </div>
  )
}

function Today({ report }: { report: PaceReport }) {
  const tone = report.tone === 'neutral' ? 'ink' : report.tone
  return (
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
  )
}

function Numbers({
  figures,
  spending: { until, isMeasured },
}: {
  figures: readonly PaceFigure[]
  spending: Spending
}) {
  return (
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
          {figures.map(({ name, value, how }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell numeric className="font-semibold">
                {value}
              </TableCell>
              <TableCell className="text-ink-3">{how}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="cap mt-2">
        Figures of {sayDay(until)}. Spending is what{' '}
        {isMeasured ? 'your imports tell.' : 'was entered under Edit.'}
      </p>
    </section>
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
