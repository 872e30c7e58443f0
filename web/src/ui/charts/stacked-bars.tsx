import { ChartKey } from './chart-key.tsx'
import { BELOW, ColumnAxis, TOP, TopFigures, type PeriodDivider } from './columns.tsx'
import { columnsOf } from './geometry/columns.ts'
import { labelRoom, placeLabels, widest, type EndLabel } from './geometry/labels.ts'
import { extentOf, ticksOf, uprightScale, type Linear } from './geometry/scales.ts'
import { stackOf, withGap, type Piece, type Stack } from './geometry/stacks.ts'
import { LevelLines, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, wordColourOf, type SeriesIndex } from './series.ts'

export type StackedBarsProps = {
  /** The message, for those who do not see the picture. */ label: string
  /** From the base up. */ parts: readonly { name: string; series: SeriesIndex }[]
  /** A bar's values in the order of the parts; null is missing, and its total "at least". */
  bars: readonly { label: string; values: readonly (number | null)[] }[]
  format: (value: number) => string
  /** The same on the axis, where it is shorter. */ formatTick?: (value: number) => string
  /** Where this period begins. */ divider?: PeriodDivider
  height?: number
}

const GAP = 1.5
const ROOM_FOR_ENDS = 460

/** Bars of parts with their totals on top; the parts are named at the last bar, or in a key where it is narrow. */
export default function StackedBars(props: StackedBarsProps) {
  const height = props.height ?? 280
  return (
    <Measured height={height}>
      {width => <Stacked {...props} width={width} height={height} />}
    </Measured>
  )
}

type StackedProps = StackedBarsProps & { width: number; height: number }

function layOut(props: StackedProps) {
  const { parts, bars, format, formatTick = format, width, height } = props
  const stacks = bars.map(({ values }) => stackOf(values))
  const ends = stacks.flatMap(({ pieces }) => pieces.flatMap(({ low, high }) => [low, high]))
  const bottom = height - BELOW
  const y = uprightScale(extentOf(ends), [bottom, TOP])
  const names = width >= ROOM_FOR_ENDS ? endsOf(parts, stacks.at(-1), y, format) : null
  const left = widest(ticksOf(y, formatTick).map(formatTick)) + 10
  const right = width - (names ? labelRoom(names) + 12 : 4)
  const columns = columnsOf(bars.length, left, right, 0.24)
  return {
    stacks,
    y,
    bottom,
    columns,
    formatTick,
    names: names && placeLabels(names, [TOP, bottom]),
  }
}

/** The parts of the last bar, each at the middle of its piece. */
function endsOf(
  parts: StackedBarsProps['parts'],
  stack: Stack | undefined,
  y: Linear,
  format: (value: number) => string,
): EndLabel[] {
  return (stack?.pieces ?? []).map(({ part, low, high, value }) => ({
    text: `${parts[part]?.name} ${format(value)}`,
    y: y((low + high) / 2),
    fill: wordColourOf(parts[part]?.series ?? 1),
    strong: true,
  }))
}

const sayTotal = ({ total, atLeast }: Stack, format: (value: number) => string) =>
  `${atLeast ? '≥ ' : ''}${format(total)}`

function Stacked(props: StackedProps) {
  const { label, parts, bars, format, divider, width, height } = props
  const { stacks, y, bottom, columns, formatTick, names } = layOut(props)
  const { left, right } = columns
  const spots = stacks.map(({ total }, at) => ({ x: columns.middle(at), y: y(total) }))
  const read = (at: number) => readStack(props, stacks[at]!, at)
  const figures = stacks.map(stack => ({ text: sayTotal(stack, format), y: y(topOf(stack)) }))
  return (
    <>
      <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'x' }}>
        {here => (
          <>
            <LevelLines scale={y} left={left} right={right} format={formatTick} />
            {stacks.map(({ pieces }, at) => (
              <Pieces
                key={at}
                pieces={pieces}
                x={columns.edge(at)}
                width={columns.width}
                y={y}
                parts={parts}
              />
            ))}
            <TopFigures columns={columns} figures={figures} />
            <ColumnAxis
              columns={columns}
              labels={bars.map(bar => bar.label)}
              bottom={bottom}
              width={width}
              divider={divider}
              here={here}
            />
            {names?.map(({ text, at, fill }) => (
              <Words key={text} x={right + 8} y={at + 4.5} text={text} fill={fill} strong />
            ))}
          </>
        )}
      </Plot>
      {!names && <ChartKey entries={parts.toReversed()} />}
    </>
  )
}

const topOf = ({ pieces }: Stack) => Math.max(0, ...pieces.map(piece => piece.high))

type PiecesProps = Pick<StackedBarsProps, 'parts'> & {
  pieces: readonly Piece[]
  x: number
  width: number
  y: Linear
}

function Pieces({ pieces, parts, x, width, y }: PiecesProps) {
  return pieces.map(({ part, low, high }) => (
    <rect
      key={part}
      x={x}
      width={width}
      {...withGap(y(high), y(low), GAP, low === 0)}
      fill={colourOf(parts[part]?.series ?? 1)}
    />
  ))
}

function readStack({ parts, bars, format }: StackedBarsProps, stack: Stack, at: number) {
  const values = bars[at]?.values ?? []
  const total = { label: stack.atLeast ? 'at least' : 'together', value: format(stack.total) }
  const rows = parts.map(({ name, series }, part) => {
    const value = values[part]
    return {
      label: name,
      value: value === null || value === undefined ? 'missing' : format(value),
      mark: series,
    }
  })
  return { title: bars[at]?.label ?? '', lines: [...rows.toReversed(), total] }
}
