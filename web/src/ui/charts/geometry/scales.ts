import { scaleLinear, type ScaleLinear } from 'd3-scale'

export type Linear = ScaleLinear<number, number>
export type Span = readonly [low: number, high: number]

const TICK_EVERY = 46

/** The least and the greatest of what is known; null where nothing is. */
export function extentOf(values: Iterable<number | null | undefined>): Span | null {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value === null || value === undefined || !Number.isFinite(value)) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return low > high ? null : [low, high]
}

/** A scale with round ends, upright: the greatest value is at the top. Bars have to begin at nought, lines may leave it out. */
export function uprightScale(
  extent: Span | null,
  [bottom, top]: Span,
  { fromZero = true }: { fromZero?: boolean } = {},
): Linear {
  const [low, high] = widened(extent ?? [0, 1], fromZero)
  return scaleLinear([low, high], [bottom, top]).nice(tickCount(bottom - top))
}

/** A scale lying down; its ends are the data's own, or nought. */
export function lyingScale(extent: Span | null, range: Span): Linear {
  return scaleLinear(widened(extent ?? [0, 1], true), [...range])
}

/** The round values of an upright scale that get a line: fewer on a low chart, and so few that no two are written alike (0.2 and 0.4 of whole orders). */
export function ticksOf(scale: Linear, format: (value: number) => string): number[] {
  const [bottom = 0, top = 0] = scale.range()
  let ticks: number[] = []
  for (let count = tickCount(Math.abs(bottom - top)); count > 0; count--) {
    ticks = scale.ticks(count)
    if (new Set(ticks.map(format)).size === ticks.length) break
  }
  return ticks
}

/** The side of a square whose area is to its largest as the count is to the greatest count. */
export function sideOf(count: number, most: number, largest: number): number {
  if (count <= 0 || most <= 0) return 0
  // Below 2 px a count could no longer be told from none.
  return Math.max(2, Math.sqrt(count / most) * largest)
}

const tickCount = (height: number) => Math.max(2, Math.round(height / TICK_EVERY))

function widened([low, high]: Span, fromZero: boolean): [number, number] {
  const ends: [number, number] = fromZero ? [Math.min(0, low), Math.max(0, high)] : [low, high]
  if (ends[0] !== ends[1]) return ends
  const room = Math.abs(ends[0]) || 1
  return fromZero ? [ends[0], ends[0] + 1] : [ends[0] - room / 2, ends[0] + room / 2]
}
