import { line } from 'd3-shape'
import { extentOf, uprightScale } from './geometry/scales.ts'
import { lastKnown, lonely } from './geometry/runs.ts'
import { colourOf, type SeriesIndex } from './series.ts'

export type SparklineProps = {
  /** The same in words, for those who do not see it. */ label: string
  /** null: a gap. */ values: readonly (number | null)[]
  series?: SeriesIndex
  width?: number
  height?: number
}

/** A line as small as a word, its newest value marked; it says which way, not how much. */
export default function Sparkline({
  label,
  values,
  series = 1,
  width = 96,
  height = 24,
}: SparklineProps) {
  const y = uprightScale(extentOf(values), [height - 4, 4], { fromZero: false })
  const x = (at: number) => 3 + (at / Math.max(1, values.length - 1)) * (width - 7)
  const path = line<number | null>()
    .defined(value => value !== null)
    .x((_, at) => x(at))
    .y(value => y(value ?? 0))
  const dots = new Set([...lonely(values), lastKnown(values)])
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing is no img element
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="chart inline-block align-middle"
    >
      <path
        d={path([...values]) ?? ''}
        fill="none"
        stroke={colourOf(series)}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      {[...dots].map(at => {
        const value = values[at]
        if (value === null || value === undefined) return null
        return <circle key={at} cx={x(at)} cy={y(value)} r={2.5} fill={colourOf(series)} />
      })}
    </svg>
  )
}
