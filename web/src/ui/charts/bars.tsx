import { widest } from './geometry/labels.ts'
import { extentOf, lyingScale } from './geometry/scales.ts'
import { Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Picture } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

export type BarsProps = {
  rows: readonly { id: string; label: string; value: number }[]
  /** How a value is written at the end of its bar. */
  format: (value: number) => string
  series?: SeriesIndex
}

const ROW = 30
const BAR = 16
const EDGE = 6

/** Bars lying down from nought, the value at each end: one message, no grid. A picture only: the same figures must stand in a table beside it. */
export default function Bars(props: BarsProps) {
  const height = props.rows.length * ROW + 2 * EDGE
  return (
    <Measured height={height}>
      {width => <Lying {...props} width={width} height={height} />}
    </Measured>
  )
}

function Lying({
  rows,
  format,
  series = 1,
  width,
  height,
}: BarsProps & { width: number; height: number }) {
  const names = Math.min(widest(rows.map(row => row.label)), width * 0.38)
  const ends = widest(rows.map(row => format(row.value)))
  const left = names + 12
  const x = lyingScale(extentOf(rows.map(row => row.value)), [left, width - ends - 10])
  return (
    <Picture width={width} height={height}>
      {rows.map(({ id, label, value }, at) => {
        const middle = EDGE + (at + 0.5) * ROW
        const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))]
        return (
          <g key={id}>
            <Words
              x={names}
              y={middle + 4.5}
              text={label}
              room={names}
              anchor="end"
              fill="var(--ink-2)"
            />
            <rect
              x={from}
              y={middle - BAR / 2}
              width={to - from}
              height={BAR}
              fill={colourOf(series)}
            />
            <Words x={to + 8} y={middle + 4.5} text={format(value)} fill="var(--ink)" />
          </g>
        )
      })}
      <Rule from={[x(0), 0]} to={[x(0), height]} stroke="var(--line-strong)" />
    </Picture>
  )
}
