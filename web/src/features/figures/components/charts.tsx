import type {
  FiguresView,
  Hours,
  MetricHead,
  Split,
  Stack,
  Trend,
} from '@sextant/contracts/figures/view'
import { MEASURES, isMeasure } from '@sextant/contracts/figures/measures'
import { writeMoney, writeValue } from '@sextant/contracts/metrics/written'
import type { ReactNode } from 'react'
import { ChartFrame } from '@/ui/charts/chart-frame.tsx'
import { HeatSquares, StackedBars, TrendChart, Waterfall } from '@/ui/charts/doors.tsx'
import { partsOf } from '../channel-colours.ts'
import { measureColumn, metricColumn } from '../table-columns.ts'
import { shortDay } from '@sextant/contracts/days'
import { channelLabel, headOf, sayLength, sourceLabel, stackOrder, writeMeasure } from '../words.ts'

/** Where the figures of a page come from, as a chart's foot says it. */
export const saidOf = (
  { sources }: { sources: readonly string[] },
  { as_of }: FiguresView,
): string => `${sources.map(sourceLabel).join(', ')}${as_of ? `; up to ${shortDay(as_of)}` : ''}`

type Drawn<Of> = { of: Of; view: FiguresView }

/** A metric over time, with interval, the time before, gaps and remarks. */
export function TrendFigure({ of: trend, view, choose }: Drawn<Trend> & { choose?: ReactNode }) {
  const head = headOf(view, trend.metric)
  if (!head) return null
  const write = (value: number) => writeValue(head, value, view.currency)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ChartFrame
        heading={2}
        title={trend.title}
        caption={trend.caption}
        source={saidOf(trend, view)}
        table={trendTable(trend, head, view)}
      >
        <TrendChart
          label={trend.title}
          grain="day"
          series={[{ name: head.name, series: 1, points: trend.points.map(pointOf) }]}
          {...(view.before && {
            before: { name: 'before', values: trend.points.map(({ before }) => before) },
          })}
          {...levelOf(trend, view)}
          missing={trend.missing}
          notes={view.notes.map(({ day, words, kind, by_name }) => ({
            at: day,
            text: by_name ? `${by_name}: ${words}` : words,
            by: kind === 'remark' ? ('person' as const) : ('system' as const),
          }))}
          format={write}
          formatTick={value => shortTick(head, value, view.currency)}
          sayAt={shortDay}
        />
      </ChartFrame>
      {choose}
    </div>
  )
}

const pointOf = ({ day, value, low, high }: Trend['points'][number]) => ({
  at: day,
  value,
  ...(low !== null && high !== null && { low, high }),
})

/** What the line is held against: day by day the plan, where that was asked for; else where ads break even. */
function levelOf({ points, mark }: Trend, { compare }: FiguresView) {
  const planned = points.map(point => point.planned)
  if (compare === 'plan' && planned.some(value => value !== null))
    return { plan: { name: 'plan', value: planned } }
  return mark && { plan: { name: mark.label, value: mark.value } }
}

function trendTable(trend: Trend, head: MetricHead, { compare, currency }: FiguresView) {
  const beside = compare === 'plan' ? 'Plan' : 'Before'
  return {
    columns: [
      { label: 'Day' },
      ...[head.name, 'Low', 'High', beside].map(label => metricColumn(label, head, currency)),
    ],
    rows: trend.points.map(({ day, value, low, high, before, planned }) => [
      day,
      value,
      low,
      high,
      compare === 'plan' ? planned : before,
    ]),
  }
}

/** Money on an axis needs no cents, a rate no hundredths. */
function shortTick(head: MetricHead, value: number, currency: string): string {
  if (head.kind === 'money') return writeMoney(value, currency, 0)
  if (head.kind === 'rate') return `${Number((value * 100).toFixed(1))}%`
  return writeValue(head, value, currency)
}

/** What made the difference. */
export function SplitFigure({ of: split, view }: Drawn<Split>) {
  const write = (value: number) => writeMeasure(split.measure, value, view.currency)
  const label = isMeasure(split.measure) ? MEASURES[split.measure].label : split.measure
  return (
    <ChartFrame
      heading={2}
      title={split.title}
      caption={split.caption}
      source={saidOf(split, view)}
      table={{
        columns: [{ label: 'Cause' }, measureColumn(label, split.measure, view.currency)],
        rows: [
          ['Before', split.former],
          ...split.parts.map(({ label: cause, value }) => [cause, value]),
          ['Now', split.later],
        ],
      }}
    >
      <Waterfall
        label={split.title}
        from={{ label: view.before ? 'before' : '', value: split.former }}
        to={{ label: 'now', value: split.later }}
        changes={split.parts.map(({ label: cause, value }) => ({ id: cause, label: cause, value }))}
        format={write}
      />
    </ChartFrame>
  )
}

/** Results by week and channel: the largest channels in their colours, the rest together; the table names each. */
export function StackFigure({ of: stack, view }: Drawn<Stack>) {
  const order = stackOrder(stack.channels)
  const place = (channel: string) => stack.channels.indexOf(channel)
  const parts = partsOf(view, order)
  const write = (value: number) => writeMeasure(stack.measure, value, view.currency)
  const before = stack.weeks.filter(week => week.before).length
  return (
    <ChartFrame
      heading={2}
      title={stack.title}
      caption={stack.caption}
      source={saidOf(stack, view)}
      table={{
        columns: [
          { label: 'From' },
          ...order.map(channel =>
            measureColumn(channelLabel(channel), stack.measure, view.currency),
          ),
        ],
        rows: stack.weeks.map(({ starts_on, values }) => [
          starts_on,
          ...order.map(channel => values[place(channel)] ?? 0),
        ]),
      }}
    >
      <StackedBars
        label={stack.title}
        parts={parts}
        bars={stack.weeks.map(({ starts_on, values }) => ({
          label: shortDay(starts_on),
          values: parts.map(({ channels }) => sumOf(channels.map(at => values[place(at)] ?? 0))),
        }))}
        format={write}
        {...(before > 0 && { divider: { before, names: ['before', 'this period'] as const } })}
      />
    </ChartFrame>
  )
}

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const CLOCK = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/** When results come. */
export function HoursFigure({ of: hours, view }: Drawn<Hours>) {
  return (
    <ChartFrame
      heading={2}
      title={hours.title}
      caption={hours.caption}
      source={`${saidOf(hours, view)}; ${sayLength(view.period.days)}`}
      table={{
        columns: [{ label: 'Weekday' }, ...CLOCK.map(hour => ({ label: `${hour}:00` }))],
        rows: hours.cells.map((row, at) => [WEEKDAYS[at]!, ...row]),
      }}
    >
      <HeatSquares
        label={hours.title}
        columns={CLOCK}
        rows={hours.cells.map((values, at) => ({ label: WEEKDAYS[at]!, values }))}
        sayColumn={hour => `${hour}:00`}
      />
    </ChartFrame>
  )
}
