import type { CanvasFactorView, CanvasSeries } from './blue-ocean-series.tsx'
import { Label, Marker } from './frame.tsx'
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
  const { left, right, step } = columnsOf(factors, width, series)
  const top = 44,
    bottom = height - 28 - nameLines(factors, width, series) * 16
  const x = (index: number) => left + 24 + index * step
  const y = (level: number) => bottom - (level / 10) * (bottom - top)
  const last = factors.length - 1
  const ends = series.map(line => y(line.levels[last] ?? 0) + 4)
  const labels = spread(ends, 17, top, bottom + 4)
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
      {series.map(line => (
        <Lines key={line.name} line={line} x={x} y={y} />
      ))}
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
      {series.map(line =>
        line.levels.map(
          (level, index) =>
            level !== undefined && (
              <Marker
                key={`${line.name}-${index}`}
                shape={line.shape}
                x={x(index)}
                y={y(level)}
                fill={line.fill}
                edge={tone.ground}
              />
            ),
        ),
      )}
      {last >= 0 &&
        series.map((line, index) => {
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

/** A line through the levels that have arrived. */
function Lines({
  line,
  x,
  y,
}: {
  line: CanvasSeries
  x: (index: number) => number
  y: (level: number) => number
}) {
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
