import { placeBoxes, type Box } from '@sextant/drawings/placing'
import { scaleLinear } from 'd3-scale'
import { FONT, textWidth, widest } from './geometry/labels.ts'
import { outliersOf } from './geometry/outliers.ts'
import { extentOf, sideOf, ticksOf, uprightScale, type Linear } from './geometry/scales.ts'
import { BelowLabels, LevelLines, Rule, Words } from './marks.tsx'
import { Measured } from './measured.tsx'
import { Plot } from './plot.tsx'
import { colourOf, type SeriesIndex } from './series.ts'

export type ScatterPoint = {
  id: string
  label: string
  x: number
  y: number
  /** What its area stands for. */ size?: number
  series?: SeriesIndex
}
type Axis = { name: string; format: (value: number) => string; fromZero?: boolean }
export type ScatterProps = {
  /** The message, for those who do not see the picture. */ label: string
  points: readonly ScatterPoint[]
  x: Axis
  y: Axis
  /** How the size is written. */ formatSize?: (size: number) => string
  /** Values at which the field is divided. */ quadrants?: { x: number; y: number }
  /** How many points are named, those farthest from the middle first. */ named?: number
  height?: number
}

const TOP = 28
const BELOW = 44
const LARGEST = 18
const PLAIN = 5

/** Points by two figures, their area a third; the ones that stand out are named. */
export default function Scatter(props: ScatterProps) {
  const height = props.height ?? 320
  return (
    <Measured height={height}>
      {width => <Points {...props} width={width} height={height} />}
    </Measured>
  )
}

type PointsProps = ScatterProps & { width: number; height: number }

function layOut({ points, x, y, quadrants, width, height }: PointsProps) {
  const bottom = height - BELOW
  const { fromZero } = y
  const upright = uprightScale(
    extentOf([...points.map(point => point.y), quadrants?.y]),
    [bottom, TOP],
    { fromZero },
  )
  const left = widest(ticksOf(upright).map(y.format)) + 10
  const [low, high] = extentOf([
    ...points.map(point => point.x),
    quadrants?.x,
    x.fromZero === false ? null : 0,
  ]) ?? [0, 1]
  const level = scaleLinear([low, high === low ? low + 1 : high], [left, width - LARGEST]).nice(
    Math.max(2, Math.round(width / 130)),
  )
  const most = Math.max(0, ...points.map(({ size }) => size ?? 0))
  const placed = points.map(point => ({
    ...point,
    cx: level(point.x),
    cy: upright(point.y),
    r: point.size === undefined ? PLAIN : Math.max(2.5, sideOf(point.size, most, LARGEST)),
  }))
  return { bottom, left, upright, level, placed }
}

type Placed = ReturnType<typeof layOut>['placed'][number]

function Points(props: PointsProps) {
  const { label, points, x, y, quadrants, named = 5, width, height } = props
  const { bottom, left, upright, level, placed } = layOut(props)
  const names = namesOf(placed, outliersOf(points, named), { left, width, bottom })
  const order = placed.toSorted((a, b) => a.cx - b.cx)
  const spots = order.map(({ cx, cy }) => ({ x: cx, y: cy }))
  const read = (at: number) => readPoint(order[at]!, props)
  return (
    <Plot label={label} width={width} height={height} reading={{ spots, read, along: 'both' }}>
      {here => (
        <>
          <Words x={0} y={12} text={y.name} room={width} />
          <LevelLines scale={upright} left={left} right={width} format={y.format} />
          <AcrossLabels scale={level} bottom={bottom} width={width} format={x.format} />
          <Words x={width} y={height - 6} text={x.name} anchor="end" room={width} />
          {quadrants && (
            <>
              <Rule
                from={[level(quadrants.x), TOP]}
                to={[level(quadrants.x), bottom]}
                stroke="var(--ink)"
              />
              <Rule
                from={[left, upright(quadrants.y)]}
                to={[width, upright(quadrants.y)]}
                stroke="var(--ink)"
              />
            </>
          )}
          {placed
            .toSorted((a, b) => b.r - a.r)
            .map(({ id, cx, cy, r, series = 1 }) => (
              <circle
                key={id}
                cx={cx}
                cy={cy}
                r={r}
                fill={colourOf(series)}
                fillOpacity={0.75}
                stroke="var(--ground)"
              />
            ))}
          {names.map(({ id, text, x: nameX, y: nameY }) => (
            <Words key={id} x={nameX} y={nameY} text={text} fill="var(--ink)" halo />
          ))}
          {here !== null && (
            <circle
              cx={order[here]!.cx}
              cy={order[here]!.cy}
              r={order[here]!.r + 3}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={2}
            />
          )}
        </>
      )}
    </Plot>
  )
}

type AcrossProps = {
  scale: Linear
  bottom: number
  width: number
  format: (value: number) => string
}

function AcrossLabels({ scale, bottom, width, format }: AcrossProps) {
  const ticks = scale.ticks(Math.max(2, Math.round(width / 130)))
  return (
    <BelowLabels
      labels={ticks.map(tick => ({ x: scale(tick), text: format(tick) }))}
      y={bottom}
      right={width}
    />
  )
}

type Field = { left: number; width: number; bottom: number }

/** Names beside their points, right, left, above or below, where they cover least. */
function namesOf(
  placed: readonly Placed[],
  outliers: readonly string[],
  { left, width, bottom }: Field,
) {
  const wanted = placed.filter(({ id }) => outliers.includes(id))
  const boxesOf = ({ cx, cy, r, label }: Placed): Box[] => {
    const size = { width: textWidth(label, FONT) + 2, height: 16 }
    return [
      { x: cx + r + 5, y: cy - 8, ...size },
      { x: cx - r - 5 - size.width, y: cy - 8, ...size },
      { x: cx - size.width / 2, y: cy - r - 19, ...size },
      { x: cx - size.width / 2, y: cy + r + 3, ...size },
    ]
  }
  const discs = placed.map(({ cx, cy, r }) => ({
    x: cx - r,
    y: cy - r,
    width: 2 * r,
    height: 2 * r,
  }))
  const bounds = { x: left, y: TOP - 12, width: width - left, height: bottom - TOP + 12 }
  const boxes = wanted.map(boxesOf)
  // Every disc but its own is in the way of a name.
  const obstacles = [...wanted.map(() => []), discs]
  const chosen = placeBoxes(boxes, obstacles, bounds)
  return wanted.map(({ id, label }, at) => {
    const box = boxes[at]![chosen[at]!]!
    return { id, text: label, x: box.x, y: box.y + 12.5 }
  })
}

function readPoint(point: Placed, { x, y, formatSize }: ScatterProps) {
  const size =
    point.size !== undefined && formatSize ? [{ label: '', value: formatSize(point.size) }] : []
  return {
    title: point.label,
    lines: [
      { label: x.name, value: x.format(point.x), mark: point.series },
      { label: y.name, value: y.format(point.y) },
      ...size,
    ],
  }
}
