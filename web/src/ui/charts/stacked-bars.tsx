import { scaleBand } from 'd3-scale'
import { ChartKey } from './chart-key.tsx'
import { Divider, thinned, type PeriodDivider } from './columns.tsx'
import { labelRoom, placeLabels, widest, type EndLabel } from './geometry/labels.ts'
import { extentOf, ticksOf, uprightScale, type Linear } from './geometry/scales.ts'
import { stackOf, withGap, type Piece, type Stack } from './geometry/stacks.ts'
import { BelowLabels, LevelLines, Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

export type StackedBarsProps = {
  /** The message, for those who do not see the picture. */ label: string
  /** From the base up. */ parts: readonly { name: string; series: SeriesIndex }[]
  /** A bar's values in the order of the parts; null is missing, and its total "at least". */
  bars: readonly { label: string; values: readonly (number | null)[] }[]
  format: (value: number) => string
  /** Where this period begins. */ divider?: PeriodDivider
  height?: number
}

const TOP = 34
const BELOW = 28
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

function layOut({ parts, bars, format, width, height }: StackedProps) {
  const stacks = bars.map(({ values }) => stackOf(values))
  const highs = stacks.flatMap(({ pieces }) => pieces.flatMap(({ low, high }) => [low, high]))
  const bottom = height - BELOW
  const y = uprightScale(extentOf(highs), [bottom, TOP])
  const hasEnds = width >= ROOM_FOR_ENDS
  const ends = hasEnds ? endsOf(parts, stacks.at(-1), y, format) : []
  const left = widest(ticksOf(y).map(format)) + 10
  const right = width - (hasEnds ? labelRoom(ends) + 12 : 4)
  const x = scaleBand(
    bars.map((_, at) => at),
    [left, right],
  ).padding(0.24)
  return { stacks, y, bottom, hasEnds, left, right, x, ends: placeLabels(ends, [TOP, bottom]) }
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
    fill: colourOf(parts[part]?.series ?? 1),
    strong: true,
  }))
}

const sayTotal = ({ total, atLeast }: Stack, format: (value: number) => string) =>
  `${atLeast ? '≥ ' : ''}${format(total)}`

function Stacked(props: StackedProps) {
  const { label, parts, bars, format, divider, width, height } = props
  const layout = layOut(props)
  const { stacks, y, bottom, left, right, x, ends } = layout
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2
  const totals = stacks.map(stack => sayTotal(stack, format))
  const hasTotals = widest(totals, 600) <= x.step()
  const spots = stacks.map(({ total }, at) => ({ x: middle(at), y: y(total) }))
  const read = (at: number) => readStack(props, stacks[at]!, at)
  return (
    <>
      <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'x' }}>
        {here => (
          <>
            <LevelLines scale={y} left={left} right={right} format={format} />
            {stacks.map(({ pieces }, at) => (
              <Pieces
                key={at}
                pieces={pieces}
                x={x(at) ?? 0}
                width={x.bandwidth()}
                y={y}
                parts={parts}
              />
            ))}
            {hasTotals &&
              totals.map((total, at) => (
                <Words
                  key={at}
                  x={middle(at)}
                  y={y(topOf(stacks[at]!)) - 6}
                  text={total}
                  anchor="middle"
                  fill="var(--ink)"
                  strong
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
            {ends.map(end => (
              <Words
                key={end.text}
                x={right + 8}
                y={end.at + 4.5}
                text={end.text}
                fill={end.fill}
                strong
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
      {!layout.hasEnds && <ChartKey entries={parts.toReversed()} />}
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
