import { widest } from './geometry/labels.ts'
import { extentOf, lyingScale } from './geometry/scales.ts'
import { Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Picture } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

export type PairBarsProps = {
  /** outer: what was planned; inner: what of it came true. Same unit. */
  rows: readonly { id: string; label: string; outer: number; inner: number }[]
  /** What is written at the end of the longer bar. */
  end: (row: { outer: number; inner: number }) => string
  series?: SeriesIndex
}

const ROW = 34
const OUTER = 18
const INNER = 8
const EDGE = 6

/** Two bars a row from nought: the plan in outline, within it what came true. A picture only: the same figures must stand in a table beside it. */
export default function PairBars(props: PairBarsProps) {
  const height = props.rows.length * ROW + 2 * EDGE
  return (
    <Measured height={height}>
      {width => <Pairs {...props} width={width} height={height} />}
    </Measured>
  )
}

type PairsProps = PairBarsProps & { width: number; height: number }

function Pairs({ rows, end, series = 1, width, height }: PairsProps) {
  const names = Math.min(widest(rows.map(row => row.label)), width * 0.32)
  const ends = Math.min(widest(rows.map(end)), width * 0.4)
  const extent = extentOf(rows.flatMap(({ outer, inner }) => [outer, inner]))
  const x = lyingScale(extent, [names + 12, width - ends - 10])
  return (
    <Picture width={width} height={height}>
      {rows.map((row, at) => {
        const middle = EDGE + (at + 0.5) * ROW
        const longer = Math.max(row.outer, row.inner)
        return (
          <g key={row.id}>
            <Words
              x={names}
              y={middle + 4.5}
              text={row.label}
              room={names}
              anchor="end"
              fill="var(--ink-2)"
            />
            <rect
              x={x(0)}
              y={middle - OUTER / 2}
              width={Math.max(0, x(row.outer) - x(0))}
              height={OUTER}
              fill="var(--surface)"
              stroke="var(--line-strong)"
            />
            <rect
              x={x(0)}
              y={middle - INNER / 2}
              width={Math.max(0, x(row.inner) - x(0))}
              height={INNER}
              fill={colourOf(series)}
            />
            <Words
              x={x(longer) + 8}
              y={middle + 4.5}
              text={end(row)}
              room={ends}
              fill="var(--ink)"
            />
          </g>
        )
      })}
      <Rule from={[x(0), 0]} to={[x(0), height]} stroke="var(--line-strong)" />
    </Picture>
  )
}
