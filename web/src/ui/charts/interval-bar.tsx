import { cn } from '../cn.ts'
import { intervalOf, percentOf } from './geometry/interval.ts'
import type { Span } from './geometry/scales.ts'
import { colourOf, type SeriesIndex } from './series.ts'

type IntervalBarProps = {
  /** The same in words, for those who do not see it. */ label: string
  /** The ends of the scale; bars that are compared share one. */ scale: Span
  /** Now: the solid point. */ value: number | null
  /** Between which values it may lie. */ interval?: Span
  /** The period before: the hollow point. */ before?: number
  /** The tall tick: a plan, break-even or a benchmark. */ mark?: number
  series?: SeriesIndex
  className?: string
}

const at = (percent: number) => `${percent}%`
const MIDDLE = 9

/** An interval with end caps on a hairline, as wide as its place: under a headline figure or in a cell of a table. */
export function IntervalBar({
  label,
  scale,
  value,
  interval,
  before,
  mark,
  series = 1,
  className,
}: IntervalBarProps) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-label={label}
      width="100%"
      height={2 * MIDDLE}
      className={cn('chart min-w-16 px-1', className)}
    >
      <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} stroke="var(--line)" />
      {interval && <Interval interval={interval} scale={scale} colour={colourOf(series)} />}
      {mark !== undefined && (
        <Upright x={percentOf(mark, scale)} reach={8} stroke="var(--ink)" width={1.5} />
      )}
      {before !== undefined && (
        <circle
          cx={at(percentOf(before, scale))}
          cy={MIDDLE}
          r={3.5}
          fill="var(--ground)"
          stroke="var(--ink-3)"
          strokeWidth={1.5}
        />
      )}
      {value !== null && (
        <circle cx={at(percentOf(value, scale))} cy={MIDDLE} r={4} fill={colourOf(series)} />
      )}
    </svg>
  )
}

function Interval({ interval, scale, colour }: { interval: Span; scale: Span; colour: string }) {
  const { from, to, isOpenLeft, isOpenRight } = intervalOf(interval[0], interval[1], scale)
  return (
    <>
      <line
        x1={at(from)}
        x2={at(to)}
        y1={MIDDLE}
        y2={MIDDLE}
        stroke={colour}
        strokeWidth={3}
        strokeOpacity={0.45}
      />
      {!isOpenLeft && <Upright x={from} reach={4} stroke={colour} width={1.25} />}
      {!isOpenRight && <Upright x={to} reach={4} stroke={colour} width={1.25} />}
    </>
  )
}

type UprightProps = { x: number; reach: number; stroke: string; width: number }

const Upright = ({ x, reach, stroke, width }: UprightProps) => (
  <line
    x1={at(x)}
    x2={at(x)}
    y1={MIDDLE - reach}
    y2={MIDDLE + reach}
    stroke={stroke}
    strokeWidth={width}
  />
)
