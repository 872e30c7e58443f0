import { thinned } from './columns.tsx'
import { widest } from './geometry/labels.ts'
import { sideOf } from './geometry/scales.ts'
import { Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

type HeatRow = {
  label: string
  /** A count for each column; null is missing. */ values: readonly (number | null)[]
  series?: SeriesIndex
}
export type HeatSquaresProps = {
  /** The message, for those who do not see the picture. */ label: string
  columns: readonly string[]
  rows: readonly HeatRow[]
  format?: (value: number) => string
  /** What stands behind the rows and below them, where that is not the sum. */ totals?: {
    rows: readonly string[]
    all: string
  }
  /** What a cell without a value is, in the readout; "missing" otherwise. */ sayMissing?: string
  /** A column in the readout: "14:00" where the axis says "14". */ sayColumn?: (
    column: string,
  ) => string
}

const MOST_CELL = 30
const LEAST_ROW = 18
const BELOW = 26
const plain = (value: number) => value.toLocaleString('en-US')

/** Counts as squares whose area is the count: no scale of colours, so it prints. The greatest is outlined, rows have their sums. */
export default function HeatSquares(props: HeatSquaresProps) {
  const height = props.rows.length * MOST_CELL + BELOW
  return <Measured height={height}>{width => <Squares {...props} width={width} />}</Measured>
}

const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** A row with a cell missing comes to at least what is known. */
function sumsOf(rows: readonly HeatRow[], format: (value: number) => string) {
  const saySum = (values: readonly (number | null)[]) =>
    `${values.includes(null) ? '≥ ' : ''}${format(sumOf(values))}`
  return {
    rows: rows.map(({ values }) => saySum(values)),
    all: saySum(rows.flatMap(({ values }) => values)),
  }
}

function Squares({
  label,
  columns,
  rows,
  format = plain,
  sayColumn = String,
  sayMissing = 'missing',
  totals = sumsOf(rows, format),
  width,
}: HeatSquaresProps & { width: number }) {
  const { rows: sums, all } = totals
  const left = Math.min(widest(rows.map(row => row.label)), width * 0.3) + 10
  const right = width - widest([...sums, all], 600) - 12
  const cell = Math.min(MOST_CELL * 2, (right - left) / Math.max(1, columns.length))
  // Few columns do not fill the width: their totals stay beside them.
  const end = Math.min(width, left + cell * columns.length + width - right)
  const row = Math.max(LEAST_ROW, Math.min(MOST_CELL, cell))
  const height = rows.length * row + BELOW
  const cells = rows.flatMap(({ values }) => columns.map((_, at) => values[at] ?? null))
  const most = Math.max(0, ...cells.map(count => count ?? 0))
  const spots = cells.map((_, at) => ({
    x: left + ((at % columns.length) + 0.5) * cell,
    y: (Math.floor(at / columns.length) + 0.5) * row,
  }))
  const seriesOf = (at: number) => rows[Math.floor(at / columns.length)]?.series ?? 1
  const read = (at: number) => ({
    title: `${rows[Math.floor(at / columns.length)]?.label}, ${sayColumn(columns[at % columns.length] ?? '')}`,
    lines: [{ label: '', value: cells[at] === null ? sayMissing : format(cells[at] ?? 0) }],
  })
  const largest = Math.min(cell, row) - 2
  return (
    <Plot
      label={label}
      width={width}
      height={height}
      reading={{ spots, read, along: 'both', columns: columns.length }}
    >
      {here => (
        <>
          {rows.map((each, at) => (
            <g key={each.label}>
              <Rule
                from={[left, (at + 0.5) * row]}
                to={[left + cell * columns.length, (at + 0.5) * row]}
              />
              <Words
                x={0}
                y={(at + 0.5) * row + 4.5}
                text={each.label}
                room={left - 10}
                fill="var(--ink-2)"
              />
              <Words x={end} y={(at + 0.5) * row + 4.5} text={sums[at]!} anchor="end" />
            </g>
          ))}
          {cells.map((count, at) => (
            <Square
              key={at}
              spot={spots[at]!}
              side={count === null ? null : sideOf(count, most, largest)}
              series={seriesOf(at)}
            />
          ))}
          <Outline spot={spots[cells.indexOf(most)]} side={largest + 4} isShown={most > 0} />
          <Outline
            spot={here === null ? undefined : spots[here]}
            side={largest + 4}
            isShown
            isStrong
          />
          {thinned(columns, at => left + (at + 0.5) * cell, cell).map(({ x, text }) => (
            <Words key={x} x={x} y={height - 6} text={text} anchor="middle" />
          ))}
          <Words x={end} y={height - 6} text={all} anchor="end" fill="var(--ink)" strong />
        </>
      )}
    </Plot>
  )
}

type Place = { x: number; y: number }

function Square({ spot, side, series }: { spot: Place; side: number | null; series: SeriesIndex }) {
  if (side === 0) return null
  const size = side ?? 5
  const box = { x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size }
  if (side === null) return <rect {...box} fill="var(--ground)" stroke="var(--line-strong)" />
  return <rect {...box} fill={colourOf(series)} />
}

type OutlineProps = { spot: Place | undefined; side: number; isShown: boolean; isStrong?: boolean }

function Outline({ spot, side, isShown, isStrong }: OutlineProps) {
  if (!spot || !isShown) return null
  return (
    <rect
      x={spot.x - side / 2}
      y={spot.y - side / 2}
      width={side}
      height={side}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={isStrong ? 2 : 1}
    />
  )
}
