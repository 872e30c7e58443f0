import type { CanvasFactorView, CanvasSeries } from './blue-ocean-series.tsx'
import { Points } from './blue-ocean-points.tsx'
import { Label } from './frame.tsx'
import { spread } from './placing.tsx'
import { textWidth, wrap } from './text-size.tsx'
import type { Tone } from './tone.tsx'

/** Rivals on the same level would hide each other: their lines run a px apart. */
const apart = (line: CanvasSeries) => (line.own ? 0 : (line.shape - 2) * 1.25)

const columnsOf = (
  factors: readonly CanvasFactorView[],
  width: number,
  series: readonly CanvasSeries[],
) => {
  // Where there is width to spare a firm's whole name is worth more of it.
  const room = Math.min(
    width > 720 ? 200 : 140,
    Math.max(60, ...series.map(line => textWidth(line.name, 13, 600))) + 4,
  )
  const left = 36,
    right = width - room - 16
  return { left, right, step: (right - left - 48) / (Math.max(6, factors.length) - 1) }
}
const nameLines = (
  factors: readonly CanvasFactorView[],
  width: number,
  series: readonly CanvasSeries[],
) =>
  Math.max(
    1,
    ...factors.map(
      factor => wrap(factor.name, columnsOf(factors, width, series).step - 8, 4).length,
    ),
  )
/** Height in px: the names below may take one to four lines. */
export const acrossHeight = (
  factors: readonly CanvasFactorView[],
  width: number,
  series: readonly CanvasSeries[],
) => 308 + nameLines(factors, width, series) * 16

/** Where a factor and a level lie, and the edges of what is drawn there. */
const planeOf = (
  factors: readonly CanvasFactorView[],
  series: readonly CanvasSeries[],
  width: number,
  height: number,
) => {
  const { left, right, step } = columnsOf(factors, width, series)
  const top = 44,
    bottom = height - 28 - nameLines(factors, width, series) * 16
  return {
    left,
    right,
    top,
    bottom,
    step,
    x: (index: number) => left + 24 + index * step,
    y: (level: number) => bottom - (level / 10) * (bottom - top),
  }
}
type Plane = ReturnType<typeof planeOf>

/** Factors side by side, levels 0–10 upwards, names at the ends of the lines. */
export function CanvasAcross({
  factors,
  series,
  width,
  height,
  tone,
}: {
  factors: readonly CanvasFactorView[]
  series: readonly CanvasSeries[]
  width: number
  height: number
  tone: Tone
}) {
  const plane = planeOf(factors, series, width, height)
  return (
    <>
      <Levels plane={plane} tone={tone} />
      <Factors factors={factors} plane={plane} tone={tone} />
      {series.map(line => (
        <Line key={line.name} line={line} plane={plane} />
      ))}
      <Moves factors={factors} plane={plane} tone={tone} />
      <Points
        series={series}
        at={(level, index) => ({ x: plane.x(index), y: plane.y(level) })}
        tone={tone}
      />
      {factors.length > 0 && (
        <Names series={series} last={factors.length - 1} plane={plane} width={width} />
      )}
    </>
  )
}

/** A line through the levels that have arrived. */
function Line({ line, plane }: { line: CanvasSeries; plane: Plane }) {
  const { x, y } = plane
  const points = line.levels.flatMap((level, index) =>
    level === undefined ? [] : [`${x(index).toFixed(1)} ${(y(level) + apart(line)).toFixed(1)}`],
  )
  return points.length > 1 ? (
    <path
      d={`M${points.join('L')}`}
      fill="none"
      stroke={line.fill}
      strokeWidth={line.own ? 3 : 1.75}
      strokeLinejoin="round"
    />
  ) : null
}

/** The scale upwards. */
function Levels({ plane, tone }: { plane: Plane; tone: Tone }) {
  const { left, right, y } = plane
  return (
    <>
      {[0, 5, 10].map(level => (
        <g key={level}>
          <path
            d={`M${left} ${y(level)}H${right}`}
            stroke={level === 0 ? tone.lineStrong : tone.line}
          />
          <Label x={left - 8} y={y(level) + 4} text={String(level)} anchor="end" fill={tone.ink3} />
        </g>
      ))}
    </>
  )
}

/** An upright for each factor, its name below and what happens to it above. */
function Factors({
  factors,
  plane,
  tone,
}: {
  factors: readonly CanvasFactorView[]
  plane: Plane
  tone: Tone
}) {
  const { top, bottom, step, x } = plane
  return (
    <>
      {factors.map((factor, index) => (
        <g key={factor.id}>
          <path d={`M${x(index)} ${top}V${bottom}`} stroke={tone.line} strokeOpacity={0.6} />
          {factor.word && (
            <Label
              x={x(index)}
              y={22}
              text={factor.word}
              anchor="middle"
              weight={600}
              fill={tone.ink}
            />
          )}
          {wrap(factor.name, step - 8, 4).map((line, row) => (
            <Label
              key={row}
              x={x(index)}
              y={bottom + 22 + row * 16}
              text={line}
              anchor="middle"
              fill={tone.ink2}
            />
          ))}
        </g>
      ))}
    </>
  )
}

/** From today, a hollow point, to the target. */
function Moves({
  factors,
  plane,
  tone,
}: {
  factors: readonly CanvasFactorView[]
  plane: Plane
  tone: Tone
}) {
  const { x, y } = plane
  return (
    <>
      {factors.map(
        (factor, index) =>
          factor.word &&
          factor.today !== undefined &&
          factor.target !== undefined && (
            <g key={factor.id} stroke={tone.series[0]}>
              <path
                d={`M${x(index)} ${y(factor.today)}V${y(factor.target)}`}
                strokeOpacity={0.55}
              />
              <circle
                cx={x(index)}
                cy={y(factor.today)}
                r={4}
                fill={tone.ground}
                strokeWidth={1.5}
              />
            </g>
          ),
      )}
    </>
  )
}

/** Where a line ends: at its last level that is known. */
const lastOf = ({ levels }: CanvasSeries, last: number): number =>
  levels.slice(0, last + 1).findLast(level => level !== undefined) ?? 0

/** The firms' names at the ends of their lines, moved apart where these lie close; `last` is the factor they end at. */
function Names({
  series,
  last,
  plane,
  width,
}: {
  series: readonly CanvasSeries[]
  last: number
  plane: Plane
  width: number
}) {
  const { top, bottom, x, y } = plane
  const shown = series.filter(line => line.levels.some(level => level !== undefined))
  const ends = shown.map(line => y(lastOf(line, last)) + 4)
  const labels = spread(ends, 17, top, bottom + 4)
  return (
    <>
      {shown.map((line, index) => {
        const at = labels[index] ?? 0
        const from = (ends[index] ?? 0) - 4
        return (
          <g key={line.name}>
            {Math.abs(at - 4 - from) > 6 && (
              <path
                d={`M${x(last) + 6} ${from}L${x(last) + 14} ${at - 4}`}
                stroke={line.fill}
                strokeOpacity={0.6}
                fill="none"
              />
            )}
            <Label
              x={x(last) + 17}
              y={at}
              text={line.name}
              room={width - x(last) - 18}
              weight={600}
              fill={line.fill}
            />
          </g>
        )
      })}
    </>
  )
}
