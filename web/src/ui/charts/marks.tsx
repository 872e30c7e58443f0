import { FONT, textWidth, truncate } from './geometry/labels.ts'
import type { Linear } from './geometry/scales.ts'
import { ticksOf } from './geometry/scales.ts'
import { colourOf, shapeOf, type SeriesIndex } from './series.ts'

type WordsProps = {
  x: number
  y: number
  text: string
  /** px before it is shortened; the whole text is its title then. */ room?: number
  anchor?: 'start' | 'middle' | 'end'
  fill?: string
  strong?: boolean
  /** The ground around the letters, where lines pass behind. */ halo?: boolean
}

const HALO = {
  stroke: 'var(--ground)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

/** One line of words; y is its base line. */
export function Words({ x, y, text, room, anchor, fill, strong, halo }: WordsProps) {
  const shown = room === undefined ? text : truncate(text, room, FONT, strong ? 600 : 400)
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill={fill ?? 'var(--chart-axis)'}
      fontWeight={strong ? 600 : 400}
      {...(halo && HALO)}
    >
      {shown !== text && <title>{text}</title>}
      {shown}
    </text>
  )
}

/** The marker of a series. */
export function Marker({ x, y, series }: { x: number; y: number; series: SeriesIndex }) {
  return <path d={shapeOf(series)} transform={`translate(${x} ${y})`} fill={colourOf(series)} />
}

/** A hairline, level or upright. */
export function Rule({
  from,
  to,
  stroke = 'var(--chart-grid)',
  width = 1,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  stroke?: string
  width?: number
}) {
  return (
    <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} stroke={stroke} strokeWidth={width} />
  )
}

/** Level lines at round values with their figures on the left; nought is the stronger one. */
export function LevelLines({
  scale,
  left,
  right,
  format,
}: {
  scale: Linear
  left: number
  right: number
  format: (value: number) => string
}) {
  return ticksOf(scale, format).map(tick => (
    <g key={tick}>
      <Rule
        from={[left, scale(tick)]}
        to={[right, scale(tick)]}
        stroke={tick === 0 ? 'var(--line-strong)' : 'var(--chart-grid)'}
      />
      <Words x={left - 8} y={scale(tick) + 4.5} text={format(tick)} anchor="end" />
    </g>
  ))
}

/** Labels below the base line with a tick each; the first and the last stay inside the picture. */
export function BelowLabels({
  labels,
  y,
  right,
}: {
  labels: readonly { x: number; text: string }[]
  y: number
  right: number
}) {
  return labels.map(({ x, text }) => {
    const half = textWidth(text) / 2
    return (
      <g key={`${x} ${text}`}>
        <Rule from={[x, y]} to={[x, y + 5]} stroke="var(--line-strong)" />
        <Words
          x={Math.max(half, Math.min(right - half, x))}
          y={y + 20}
          text={text}
          anchor="middle"
        />
      </g>
    )
  })
}
