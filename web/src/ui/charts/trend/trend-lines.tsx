import { area, curveLinear, curveStep, line } from 'd3-shape'
import { lonely } from '../geometry/runs.ts'
import type { Linear } from '../geometry/scales.ts'
import { Marker } from '../marks.tsx'
import { colourOf } from '../series.ts'
import type { Known, TrendLine } from './trend-data.ts'

type Scales = { x: Linear; y: Linear }
const HAIR = 0.75

type PlainLineProps = Scales & {
  values: readonly (number | null)[]
  stroke: string
  strokeWidth: number
  /** A value holds for its whole step and jumps half-way to the next: a plan does not slope. */
  stepped?: boolean
}

/** A plain line that breaks at gaps. */
export function PlainLine({ values, x, y, stroke, strokeWidth, stepped = false }: PlainLineProps) {
  const path = line<number | null>()
    .defined(value => value !== null)
    .x((_, step) => x(step))
    .y(value => y(value ?? 0))
    .curve(stepped ? curveStep : curveLinear)
  return (
    <path
      d={path([...values]) ?? ''}
      fill="none"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

/** Where the true value may lie: 15% of the series' own colour between hairlines. */
export function Band({ points, series, x, y }: Scales & Pick<TrendLine, 'points' | 'series'>) {
  const hasRange = (point: Known | null) => point?.low !== undefined && point.high !== undefined
  const shape = area<Known | null>()
    .defined(hasRange)
    .x((_, step) => x(step))
    .y0(point => y(point?.low ?? 0))
    .y1(point => y(point?.high ?? 0))
  const edge = { fill: 'none', stroke: colourOf(series), strokeWidth: HAIR, strokeOpacity: 0.65 }
  const drawn = [...points]
  return (
    <>
      <path d={shape(drawn) ?? ''} fill={colourOf(series)} fillOpacity={0.15} />
      <path d={shape.lineY0()(drawn) ?? ''} {...edge} />
      <path d={shape.lineY1()(drawn) ?? ''} {...edge} />
    </>
  )
}

/** A series: its line, a dot where a point has gaps on both sides, a marker at its end. */
export function SeriesLine({ line, marks, x, y }: Scales & { line: TrendLine; marks?: boolean }) {
  const { points, series } = line
  const values = points.map(point => point?.value ?? null)
  const last = values.findLastIndex(value => value !== null)
  const alone = lonely(values)
  const marked = marks
    ? values.map((value, step) => (value === null ? -1 : step))
    : [...alone, last]
  return (
    <>
      <PlainLine
        values={values}
        x={x}
        y={y}
        stroke={colourOf(series)}
        strokeWidth={marks ? 1.25 : 2.25}
      />
      {[...new Set(marked)]
        .filter(step => step >= 0)
        .map(step => (
          <Marker key={step} x={x(step)} y={y(values[step] ?? 0)} series={series} />
        ))}
    </>
  )
}
