import { area, line } from 'd3-shape'
import { FONT, labelWidth } from '../geometry/labels.ts'
import { lonely } from '../geometry/runs.ts'
import type { Linear } from '../geometry/scales.ts'
import { Marker, Rule, Words } from '../marks.tsx'
import { colourOf } from '../series.ts'
import type { Known, TrendLine } from './trend-data.ts'
import type { TrendLayout } from './trend-layout.ts'

type Scales = { x: Linear; y: Linear }
const HAIR = 0.75

/** A plain line that breaks at gaps. */
export function PlainLine({
  values,
  x,
  y,
  stroke,
  strokeWidth,
}: Scales & { values: readonly (number | null)[]; stroke: string; strokeWidth: number }) {
  const path = line<number | null>()
    .defined(value => value !== null)
    .x((_, step) => x(step))
    .y(value => y(value ?? 0))
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
  const marked = marks ? values.keys().filter(step => values[step] !== null) : [...alone, last]
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

/** Stretches without data, shaded and named near the base line. */
export function MissingSpans({
  missing,
  top,
  bottom,
}: Pick<TrendLayout, 'missing' | 'top' | 'bottom'>) {
  return missing.map(({ from, to, label, words }) => (
    <g key={`${from} ${label}`}>
      <title>{label}</title>
      <rect x={from} y={top} width={to - from} height={bottom - top} fill="var(--sunken)" />
      {words.map((word, index) => (
        <Words
          key={word}
          x={(from + to) / 2}
          y={bottom - 8 - (words.length - 1 - index) * 14}
          text={word}
          anchor="middle"
          fill="var(--ink-2)"
        />
      ))}
    </g>
  ))
}

/** What is written at the ends of the lines, led back to them where it had to move. */
export function LineEnds({ ends, right }: Pick<TrendLayout, 'ends' | 'right'>) {
  return ends.map(end => (
    <g key={`${end.text} ${end.more}`}>
      {Math.abs(end.at - end.y) > 5 && (
        <path
          d={`M${end.x + 5} ${end.y}L${right + 11} ${end.at}`}
          stroke="var(--line-strong)"
          strokeWidth={HAIR}
          fill="none"
        />
      )}
      <text x={right + 14} y={end.at + 4.5} fill={end.fill} fontWeight={end.strong ? 600 : 400}>
        {end.text}
      </text>
      {end.more && (
        <text
          x={right + 14 + labelWidth({ ...end, more: undefined }) + 4}
          y={end.at + 4.5}
          fill={end.fill}
        >
          {end.more}
        </text>
      )}
    </g>
  ))
}

/** Letters of notes below the axis, with a hairline to their day. */
export function NoteMarks({ notes, top, bottom }: Pick<TrendLayout, 'notes' | 'top' | 'bottom'>) {
  const y = bottom + 36
  return notes.map(({ letter, at, mark, by, text }) => (
    <g key={letter}>
      <title>{text}</title>
      <path
        d={`M${at} ${top}V${bottom + 22}L${mark} ${y - 8}`}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth={HAIR}
      />
      <rect
        x={mark - 8}
        y={y - 8}
        width={16}
        height={16}
        rx={by === 'person' ? 8 : 0}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth={1.25}
      />
      <text
        x={mark}
        y={y + 4}
        fontSize={FONT - 2}
        fontWeight={600}
        fill="var(--ink)"
        textAnchor="middle"
      >
        {letter}
      </text>
    </g>
  ))
}

/** The reading point: a hairline at its step and a ring on each line. */
export function ReadingPoint({ layout, step }: { layout: TrendLayout; step: number }) {
  const { x, y, top, bottom, lines } = layout
  return (
    <g>
      <Rule from={[x(step), top]} to={[x(step), bottom]} stroke="var(--ink)" />
      {lines.map(({ name, series, points }) => {
        const value = points[step]?.value
        if (value === undefined) return null
        return (
          <circle
            key={name}
            cx={x(step)}
            cy={y(value)}
            r={5}
            fill="var(--ground)"
            stroke={colourOf(series)}
            strokeWidth={2.25}
          />
        )
      })}
    </g>
  )
}
