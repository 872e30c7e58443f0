import { overlaps, placeBoxes, type Box } from '@sextant/drawings/placing'
import { scaleLinear } from 'd3-scale'
import { FONT, textWidth, widest } from './geometry/labels.ts'
import { extentOf, sideOf, ticksOf, uprightScale } from './geometry/scales.ts'
import type { SeriesIndex } from './series.ts'

type ScatterPoint = {
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

/** Room above the field, px. */
export const TOP = 28
const BELOW = 44
const LARGEST = 18
const PLAIN = 5

/** With the room there is, px. */
export type PointsProps = ScatterProps & { width: number; height: number }

/** The two scales and where each point stands. */
export function layOutPoints({ points, x, y, quadrants, width, height }: PointsProps) {
  const bottom = height - BELOW
  const { fromZero } = y
  const upright = uprightScale(
    extentOf([...points.map(point => point.y), quadrants?.y]),
    [bottom, TOP],
    { fromZero },
  )
  const left = widest(ticksOf(upright, y.format).map(y.format)) + 10
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

export type Placed = ReturnType<typeof layOutPoints>['placed'][number]

type Field = { left: number; width: number; bottom: number }

/** Names beside their points, right, left, above or below, where they cover least. */
export function namesOf(
  placed: readonly Placed[],
  outliers: readonly string[],
  { left, width, bottom }: Field,
) {
  // A long name is shortened to what a third of the field holds.
  const room = Math.max(90, (width - left) / 3)
  const wanted = outliers.flatMap(id => placed.filter(point => point.id === id))
  const boxesOf = ({ cx, cy, r, label }: Placed): Box[] => {
    const size = { width: Math.min(textWidth(label, FONT), room) + 2, height: 16 }
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
  const names = wanted.map(({ id, label }, at) => ({
    id,
    text: label,
    room: room + 1,
    box: boxes[at]![chosen[at]!]!,
  }))
  // A name that would lie on another is left out: pointing at its point says it.
  return names.filter(
    ({ box }, at) => !names.slice(0, at).some(earlier => overlaps(earlier.box, box)),
  )
}
