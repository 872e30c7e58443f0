import type { PositioningMap } from '@sextant/contracts/marketing-strategy/positioning'
import { type DeepPartial, present } from './deep-partial.tsx'
import { figure, percent } from './figures.tsx'
import { type DrawingProps, Frame, Label, listed, Marker } from './frame.tsx'
import { type Box, placeBoxes } from './placing.tsx'
import { roundTicks, scaleOf } from './positioning-scale.tsx'
import { textWidth, truncate } from './text-size.tsx'
import type { Tone } from './tone.tsx'

type MapPart = DeepPartial<PositioningMap> | undefined
type Point = { name: string; x: number; y: number; isOurs: boolean }
type Plot = { left: number; right: number; top: number; bottom: number }

/** Natural height in px. */
export const positioningMapHeight = (_map: unknown, width: number, compact?: boolean): number =>
  compact || width < 480 ? 300 : 340

const asUnit = (unit: 'percent' | 'count' | undefined, value: number): string =>
  unit === 'percent' ? percent(value) : figure(value)

/** Everybody by two figures, the own place filled and named first. */
export function PositioningMapDrawing({
  body: map,
  width,
  compact,
  tone,
}: DrawingProps<PositioningMap>) {
  const height = positioningMapHeight(map, width, compact)
  return (
    <Frame width={width} height={height} label={inWords(map)} tone={tone}>
      <MapMarks map={map} width={width} height={height} tone={tone} />
    </Frame>
  )
}

type Marks = { map: MapPart; width: number; height: number; tone: Tone }

/** The map without a frame of its own, for a drawing that holds several. */
export function MapMarks({ map, width, height, tone }: Marks) {
  const points = pointsOf(map)
  if (points.length === 0) return null
  const plot = { left: 48, right: width - 12, top: 34, bottom: height - 58 }
  const [across, up] = [roundTicks(points.map(({ x }) => x)), roundTicks(points.map(({ y }) => y))]
  const x = scaleOf(across, plot.left + 16, plot.right - 16)
  const y = scaleOf(up, plot.bottom - 12, plot.top + 12)
  const placed = points.map(point => ({ ...point, x: x(point.x), y: y(point.y) }))
  return (
    <>
      <Label
        x={0}
        y={14}
        text={`${map?.y?.name ?? ''} ↑`}
        room={width}
        size={12}
        fill={tone.ink3}
      />
      {up.map(tick => (
        <g key={tick}>
          <path
            d={`M${plot.left} ${y(tick)}H${plot.right}`}
            stroke={tick === 0 ? tone.lineStrong : tone.line}
          />
          <Label
            x={plot.left - 8}
            y={y(tick) + 4}
            text={asUnit(map?.y?.unit, tick)}
            anchor="end"
            size={12}
            fill={tone.ink3}
          />
        </g>
      ))}
      {across.map(tick => (
        <g key={tick}>
          <path d={`M${x(tick)} ${plot.bottom}v6`} stroke={tone.lineStrong} />
          <Label
            x={x(tick)}
            y={plot.bottom + 22}
            text={asUnit(map?.x?.unit, tick)}
            anchor="middle"
            size={12}
            fill={tone.ink3}
          />
        </g>
      ))}
      <path d={`M${plot.left} ${plot.bottom}H${plot.right}`} stroke={tone.lineStrong} />
      <Label
        x={plot.right}
        y={plot.bottom + 46}
        text={map?.x?.name ?? ''}
        room={plot.right - plot.left}
        anchor="end"
        size={12}
        fill={tone.ink3}
      />
      <Points points={placed} plot={plot} tone={tone} />
    </>
  )
}

function Points({ points, plot, tone }: { points: readonly Point[]; plot: Plot; tone: Tone }) {
  const boxes = boxesFor(points, plot)
  return points.map((point, index) => {
    const box = boxes[index]
    const fill = tone.series[Math.min(index, tone.series.length - 1)] ?? tone.ink
    return (
      <g key={index}>
        {point.isOurs ? (
          <circle
            cx={point.x}
            cy={point.y}
            r={7}
            fill={fill}
            stroke={tone.ground}
            strokeWidth={2}
          />
        ) : (
          <Marker shape={(index % 3) + 1} x={point.x} y={point.y} fill={fill} edge={tone.ground} />
        )}
        {box && (
          <Label
            x={box.x}
            y={box.y + 12}
            text={point.name}
            room={box.width + 1}
            size={13}
            weight={point.isOurs ? 600 : 500}
            fill={point.isOurs ? fill : tone.ink}
            halo={tone.ground}
          />
        )}
      </g>
    )
  })
}

const LINE = 16
const NAME_MOST = 160

/** A name stands beside its mark, where it covers neither another name nor a mark. */
function boxesFor(points: readonly Point[], plot: Plot): (Box | undefined)[] {
  const wanted = points.map(({ name, x, y }) => {
    const width = textWidth(truncate(name, NAME_MOST, 13, 600), 13, 600)
    const at = (left: number, top: number): Box => ({ x: left, y: top, width, height: LINE })
    return [
      at(x + 12, y - LINE / 2),
      at(x - 12 - width, y - LINE / 2),
      at(x - width / 2, y - 12 - LINE),
      at(x - width / 2, y + 12),
      at(x + 8, y - 10 - LINE),
      at(x + 8, y + 10),
    ]
  })
  const marks = points.map(({ x, y }) => [{ x: x - 7, y: y - 7, width: 14, height: 14 }])
  const bounds = {
    x: plot.left,
    y: plot.top - LINE,
    width: plot.right - plot.left,
    height: plot.bottom - plot.top + LINE,
  }
  const chosen = placeBoxes(wanted, marks, bounds)
  return wanted.map((boxes, index) => boxes[chosen[index] ?? 0])
}

const pointsOf = (map: MapPart): Point[] =>
  present(map?.points).flatMap(({ fact, name, x, y }) =>
    name === undefined || x === undefined || y === undefined
      ? []
      : [{ name, x, y, isOurs: fact === null }],
  )

/** The message in words. */
function inWords(map: MapPart): string {
  const each = pointsOf(map).map(
    ({ name, x, y }) => `${name} ${asUnit(map?.x?.unit, x)} and ${asUnit(map?.y?.unit, y)}`,
  )
  return `Positioning map: ${map?.x?.name ?? ''} against ${map?.y?.name ?? ''}. ${listed(each)}.`
}
