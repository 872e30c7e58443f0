import { ChartKey } from './chart-key.tsx'
import { BELOW, ColumnAxis, TOP, TopFigures, type PeriodDivider } from './columns.tsx'
import { columnsOf } from './geometry/columns.ts'
import { FONT, textWidth, widest } from './geometry/labels.ts'
import { extentOf, ticksOf, uprightScale } from './geometry/scales.ts'
import { LevelLines, Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'
import type { Readout } from './use-reading.ts'

export type PeriodBar = {
  label: string
  /** null: missing, so no bar. */ value: number | null
  /** The same of the period before. */ before?: number | null
}
export type PeriodBarsProps = {
  /** The message, for those who do not see the picture. */ label: string
  bars: readonly PeriodBar[]
  format: (value: number) => string
  /** The same on the axis, where it is shorter. */ formatTick?: (value: number) => string
  series?: SeriesIndex
  plan?: { name: string; value: number }
  divider?: PeriodDivider
  /** What the period before is called where somebody reads. */ beforeName?: string
  height?: number
}

const ROOM_FOR_ENDS = 420
/** Share of a bar's width by which it stands beside the outline of what was before. */
const ASIDE = 0.22

/** One bar a period; what it was before stands behind it in outline. */
export default function PeriodBars(props: PeriodBarsProps) {
  const height = props.height ?? 260
  return (
    <Measured height={height}>
      {width => <Periods {...props} width={width} height={height} />}
    </Measured>
  )
}

type PeriodsProps = PeriodBarsProps & { width: number; height: number }

function layOut(props: PeriodsProps) {
  const { bars, format, formatTick = format, plan, width, height } = props
  const values = bars.flatMap(({ value, before }) => [value, before])
  const bottom = height - BELOW
  const y = uprightScale(extentOf([...values, plan?.value]), [bottom, TOP])
  const end = plan && width >= ROOM_FOR_ENDS ? `${plan.name} ${format(plan.value)}` : null
  const right = width - (end ? textWidth(end, FONT, 600) + 12 : 4)
  const left = widest(ticksOf(y, formatTick).map(formatTick)) + 10
  return { y, bottom, end, formatTick, columns: columnsOf(bars.length, left, right, 0.3) }
}

function Periods(props: PeriodsProps) {
  const { label, bars, format, series = 1, plan, divider, width, height } = props
  const { y, bottom, end, formatTick, columns } = layOut(props)
  const { left, right, middle } = columns
  const spots = bars.map(({ value }, at) => ({ x: middle(at), y: y(value ?? 0) }))
  const read = (at: number) => readBar(props, bars[at]!)
  const figures = bars.map(({ value, before }) => ({
    text: value === null ? '–' : format(value),
    y: y(Math.max(0, value ?? 0, before ?? 0)),
  }))
  return (
    <>
      <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'x' }}>
        {here => (
          <>
            <LevelLines scale={y} left={left} right={right} format={formatTick} />
            {bars.map((bar, at) => (
              <OneBar
                key={at}
                bar={bar}
                x={columns.edge(at)}
                width={columns.width}
                y={y}
                series={series}
              />
            ))}
            {plan && (
              <Rule from={[left, y(plan.value)]} to={[right, y(plan.value)]} stroke="var(--ink)" />
            )}
            {plan && end && (
              <Words x={right + 8} y={y(plan.value) + 4.5} text={end} fill="var(--ink)" strong />
            )}
            <TopFigures columns={columns} figures={figures} />
            <ColumnAxis
              columns={columns}
              labels={bars.map(bar => bar.label)}
              bottom={bottom}
              width={width}
              divider={divider}
              here={here}
            />
          </>
        )}
      </Plot>
      {plan && !end && (
        <ChartKey entries={[{ name: plan.name, value: format(plan.value), line: 'plan' }]} />
      )}
    </>
  )
}

type OneBarProps = {
  bar: PeriodBar
  x: number
  width: number
  y: (value: number) => number
  series: SeriesIndex
}

function OneBar({ bar: { value, before }, x, width, y, series }: OneBarProps) {
  const box = (to: number) => ({ y: Math.min(y(0), y(to)), height: Math.abs(y(to) - y(0)) })
  const hasBefore = before !== null && before !== undefined
  const aside = hasBefore ? width * ASIDE : 0
  const wide = width - aside
  return (
    <>
      {hasBefore && (
        <rect x={x} width={wide} {...box(before)} fill="var(--ground)" stroke="var(--ink-3)" />
      )}
      {value !== null && (
        <rect x={x + aside} width={wide} {...box(value)} fill={colourOf(series)} />
      )}
    </>
  )
}

function readBar(
  { format, series = 1, beforeName = 'before' }: PeriodBarsProps,
  bar: PeriodBar,
): Readout {
  const { label, value, before } = bar
  const own = { label: '', value: value === null ? 'missing' : format(value), mark: series }
  const former =
    before === null || before === undefined ? [] : [{ label: beforeName, value: format(before) }]
  return { title: label, lines: [own, ...former] }
}
