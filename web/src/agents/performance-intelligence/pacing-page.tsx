import type { Paced } from '@sextant/contracts/performance-intelligence/pacing'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { type DeepPartial, present } from '@sextant/drawings/deep-partial'
import { IntervalBar } from '@/ui/charts/interval-bar.tsx'
import { Growing } from '@/ui/patterns/growing.tsx'
import { Table, TableCell, TableHead, TableRow } from '@/ui/primitives/table.tsx'
import { useEditing } from '../editing/editing.tsx'
import type { ViewProps } from '../view.ts'
import { Block } from './block.tsx'
import { ClaimList } from './claim-list.tsx'
import { HeadRow } from './head-row.tsx'
import { HealthList } from './health-list.tsx'
import { SurerTable } from './surer-table.tsx'
import { shortDay } from '@sextant/contracts/days'

const STATES = { behind: 'behind', 'on-pace': 'on its course', ahead: 'ahead' } as const
/** Where a pace is drawn; beyond it stands at the edge. */
const SCALE = [0, 2] as const

/** Spend against budget and time of each campaign, and the day on which the money is gone. */
export default function PacingPage({ body }: ViewProps<'pacing'>) {
  if (!body?.known) return <Growing lines={8} />
  const rows = present(body.rows)
  return (
    <div className="grid min-w-0 gap-9">
      <HealthList health={body.health} />
      <HeadRow head={body.head} />
      {rows.length > 0 && <Campaigns rows={rows} />}
      {present(body.left).length > 0 && (
        <Block title="Not paced">
          <ClaimList claims={body.left} path={['body', 'left']} label="Not paced" />
        </Block>
      )}
      <SurerTable surer={body.surer} />
    </div>
  )
}

function Campaigns({ rows }: { rows: DeepPartial<Paced>[] }) {
  return (
    <div className="grid gap-2">
      <Table label="Spend against budget and time">
        <thead>
          <tr>
            <TableHead>Campaign</TableHead>
            <TableHead numeric>Spent</TableHead>
            <TableHead numeric>Days gone</TableHead>
            <TableHead>Pace; tick: on its course</TableHead>
            <TableHead>Money gone on</TableHead>
            <TableHead numeric>Set a day to</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line key={row.id ?? at} row={row} />
          ))}
        </tbody>
      </Table>
      <p className="cap">On its course from 0.85 to 1.15.</p>
    </div>
  )
}

function Line({ row }: { row: DeepPartial<Paced> }) {
  const { marks } = useEditing()
  const { currency = 'USD', pace, state, runsOut, setTo, daily } = row
  const money = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : writeMoney(Math.round(value), currency)
  return (
    <TableRow>
      <TableCell className="min-w-52 wrap-anywhere">
        <span className="font-semibold">{row.name}</span>
        {marks(present(row.says?.sources))}
        <span className="cap block">
          {row.start && row.end && `${shortDay(row.start)} to ${shortDay(row.end)}`}
        </span>
      </TableCell>
      <TableCell numeric>
        {money(row.spent)}
        <span className="cap block">of {money(row.budget)}</span>
      </TableCell>
      <TableCell numeric>{Math.round((row.elapsed ?? 0) * 100)}%</TableCell>
      <TableCell className="min-w-32">
        {pace === null || pace === undefined ? (
          'not known'
        ) : (
          <>
            <IntervalBar label={`Pace ${pace.toFixed(2)}`} scale={SCALE} value={pace} mark={1} />
            <span className="cap">
              {pace.toFixed(2)}
              {state && `, ${STATES[state]}`}
            </span>
          </>
        )}
      </TableCell>
      <TableCell>
        {runsOut?.day && runsOut.low && runsOut.high ? (
          <>
            {shortDay(runsOut.day)}
            <span className="cap block">
              {shortDay(runsOut.low)} to {shortDay(runsOut.high)}
            </span>
          </>
        ) : (
          'not known'
        )}
      </TableCell>
      <TableCell numeric>
        {money(setTo)}
        <span className="cap block">now {money(daily)}</span>
      </TableCell>
    </TableRow>
  )
}
