import type { CanvasFactorView, CanvasSeries } from './blue-ocean-series.tsx'
import { Points } from './blue-ocean-points.tsx'
import { Label, Marker } from './frame.tsx'
import { textWidth } from './text-size.tsx'
import type { Tone } from './tone.tsx'

const ROW = 50
/** Names of the lines stand in a key above: at the lines' ends they would lie on top of each other. */
function keyOf(names: readonly string[], width: number) {
  let x = 4,
    row = 0
  return names.map(name => {
    const long = Math.min(textWidth(name, 13, 600) + 34, width)
    if (x > 4 && x + long > width) {
      x = 4
      row += 1
    }
    const at = { x, row, room: Math.min(long - 14, width - x - 14) }
    x += long
    return at
  })
}

/** Height in px for so many factors and these names in the key. */
export const downHeight = (factors: number, names: readonly string[], width: number) =>
  28 + (Math.max(0, ...keyOf(names, width).map(at => at.row)) + 1) * 22 + factors * ROW + 8

type Scale = (place: number) => number

/** Factors below each other, levels 0–10 to the right: for phones and for many factors. The name and the ERRC word stand above each row. */
export function CanvasDown({
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
  const top = height - Math.max(6, factors.length) * ROW - 8
  const x = (level: number) => 12 + (level / 10) * (width - 24)
  const y = (index: number) => top + index * ROW + 34
  return (
    <>
      <Key series={series} width={width} tone={tone} />
      <Levels x={x} top={top} height={height} tone={tone} />
      {series.map(line => (
        <Line key={line.name} line={line} x={x} y={y} />
      ))}
      {factors.map((factor, index) => (
        <FactorRow key={factor.id} factor={factor} x={x} y={y(index)} width={width} tone={tone} />
      ))}
      <Points series={series} at={(level, index) => ({ x: x(level), y: y(index) })} tone={tone} />
    </>
  )
}

/** Which line is whose, the company itself first. */
function Key({
  series,
  width,
  tone,
}: {
  series: readonly CanvasSeries[]
  width: number
  tone: Tone
}) {
  const own = series.filter(line => line.own),
    others = series.filter(line => !line.own)
  const order = [...own, ...others]
  const key = keyOf(
    order.map(line => line.name),
    width,
  )
  return (
    <>
      {order.map((line, index) => {
        const at = key[index] ?? { x: 0, row: 0, room: 0 }
        return (
          <g key={line.name}>
            <Marker
              shape={line.shape}
              x={at.x + 6}
              y={12 + at.row * 22}
              fill={line.fill}
              edge={tone.ground}
            />
            <Label
              x={at.x + 16}
              y={16 + at.row * 22}
              text={line.name}
              room={at.room}
              weight={600}
              fill={line.fill}
            />
          </g>
        )
      })}
    </>
  )
}

/** The scale to the right. */
function Levels({ x, top, height, tone }: { x: Scale; top: number; height: number; tone: Tone }) {
  return (
    <>
      {[0, 5, 10].map(level => (
        <g key={level}>
          <path
            d={`M${x(level)} ${top}V${height - 2}`}
            stroke={level === 0 ? tone.lineStrong : tone.line}
          />
          <Label
            x={x(level)}
            y={top - 6}
            text={String(level)}
            size={12}
            anchor={anchorOf(level)}
            fill={tone.ink3}
          />
        </g>
      ))}
    </>
  )
}

/** A line through the levels that have arrived. */
function Line({ line, x, y }: { line: CanvasSeries; x: Scale; y: Scale }) {
  const points = line.levels.flatMap((level, index) =>
    level === undefined ? [] : [`${x(level).toFixed(1)} ${y(index)}`],
  )
  return points.length > 1 ? (
    <path
      d={`M${points.join('L')}`}
      fill="none"
      stroke={line.fill}
      strokeOpacity={line.own ? 1 : 0.8}
      strokeWidth={line.own ? 3 : 1.5}
      strokeLinejoin="round"
    />
  ) : null
}

/** What happens to a factor and its name, with the way from today to the target below. */
function FactorRow({
  factor,
  x,
  y,
  width,
  tone,
}: {
  factor: CanvasFactorView
  x: Scale
  y: number
  width: number
  tone: Tone
}) {
  const word = factor.word ? textWidth(factor.word, 13, 600) + 6 : 0
  return (
    <g>
      {factor.word && (
        <Label
          x={18}
          y={y - 16}
          text={factor.word}
          weight={600}
          fill={tone.ink}
          halo={tone.ground}
        />
      )}
      <Label
        x={18 + word}
        y={y - 16}
        text={factor.name}
        room={width - 36 - word}
        fill={tone.ink2}
        halo={tone.ground}
      />
      {factor.word && factor.today !== undefined && factor.target !== undefined && (
        <g stroke={tone.series[0]}>
          <path d={`M${x(factor.today)} ${y}H${x(factor.target)}`} strokeOpacity={0.55} />
          <circle cx={x(factor.today)} cy={y} r={4} fill={tone.ground} strokeWidth={1.5} />
        </g>
      )}
    </g>
  )
}

/** The ends of the scale stay inside the picture. */
function anchorOf(level: number): 'start' | 'middle' | 'end' {
  if (level === 0) return 'start'
  return level === 10 ? 'end' : 'middle'
}
