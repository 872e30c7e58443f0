import { scaleBand } from 'd3-scale'
import { Divider, thinned, type PeriodDivider } from './columns.tsx'
import { textWidth, widest } from './geometry/labels.ts'
import { extentOf, ticksOf, uprightScale } from './geometry/scales.ts'
import { BelowLabels, LevelLines, Rule, Words } from './marks.tsx'
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
  series?: SeriesIndex
  plan?: { name: string; value: number }
  divider?: PeriodDivider
  /** What the period before is called where somebody reads. */ beforeName?: string
  height?: number
}

const TOP = 34
const BELOW = 28

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

function Periods(props: PeriodsProps) {
  const { label, bars, format, series = 1, plan, divider, width, height } = props
  const bottom = height - BELOW
  const values = bars.flatMap(({ value, before }) => [value, before])
  const y = uprightScale(extentOf([...values, plan?.value]), [bottom, TOP])
  const left = widest(ticksOf(y).map(format)) + 10
  const planWords = plan && `${plan.name} ${format(plan.value)}`
  const right = width - (planWords && width >= 420 ? textWidth(planWords, 13, 600) + 12 : 4)
  const x = scaleBand(
    bars.map((_, at) => at),
    [left, right],
  ).padding(0.3)
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
  const said = bars.map(({ value }) => (value === null ? '' : format(value)))
  const hasValues = widest(said, 600) + 2 <= x.step()
  const spots = bars.map(({ value }, at) => ({ x: middle(at), y: y(value ?? 0) }))
  const read = (at: number) => readBar(props, at)
  return (
    <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'x' }}>
      {here => (
        <>
          <LevelLines scale={y} left={left} right={right} format={format} />
          {bars.map((bar, at) => (
            <OneBar
              key={bar.label}
              bar={bar}
              x={x(at) ?? 0}
              width={x.bandwidth()}
              y={y}
              series={series}
            />
          ))}
          {hasValues &&
            bars.map(({ value, before }, at) => (
              <Words
                key={at}
                x={middle(at)}
                y={y(Math.max(0, value ?? 0, before ?? 0)) - 6}
                text={value === null ? '–' : said[at]!}
                anchor="middle"
                fill="var(--ink)"
                strong
                halo
              />
            ))}
          <BelowLabels
            labels={thinned(
              bars.map(bar => bar.label),
              middle,
              x.step(),
            )}
            y={bottom}
            right={width}
          />
          {divider && (
            <Divider
              divider={divider}
              x={middle(divider.before) - x.step() / 2}
              left={left}
              right={right}
              bottom={bottom + 4}
            />
          )}
          {plan && (
            <Rule from={[left, y(plan.value)]} to={[right, y(plan.value)]} stroke="var(--ink)" />
          )}
          {planWords &&
            (width >= 420 ? (
              <Words
                x={right + 8}
                y={y(plan.value) + 4.5}
                text={planWords}
                fill="var(--ink)"
                strong
              />
            ) : (
              <Words
                x={right}
                y={y(plan.value) - 5}
                text={planWords}
                anchor="end"
                fill="var(--ink)"
                strong
                halo
              />
            ))}
          {here !== null && (
            <Rule
              from={[x(here) ?? 0, bottom + 2.5]}
              to={[(x(here) ?? 0) + x.bandwidth(), bottom + 2.5]}
              stroke="var(--ink)"
              width={3}
            />
          )}
        </>
      )}
    </Plot>
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
  const box = (height: number) => ({
    y: Math.min(y(0), y(height)),
    height: Math.abs(y(height) - y(0)),
  })
  const hasBefore = before !== null && before !== undefined
  // What was before stands a little aside, so that it is seen when this period is higher.
  const aside = hasBefore ? width * 0.22 : 0
  return (
    <>
      {hasBefore && (
        <rect
          x={x}
          width={width - aside}
          {...box(before)}
          fill="var(--ground)"
          stroke="var(--ink-3)"
        />
      )}
      {value !== null && (
        <rect x={x + aside} width={width - aside} {...box(value)} fill={colourOf(series)} />
      )}
    </>
  )
}

function readBar(
  { bars, format, series = 1, beforeName = 'before' }: PeriodBarsProps,
  at: number,
): Readout {
  const { label, value, before } = bars[at]!
  const own = { label: '', value: value === null ? 'missing' : format(value), mark: series }
  const former =
    before === null || before === undefined ? [] : [{ label: beforeName, value: format(before) }]
  return { title: label, lines: [own, ...former] }
}
