import type { Grain } from '../geometry/steps.ts'
import type { SeriesIndex } from '../series.ts'

/** One step of a series. `at`: YYYY-MM-DD; null: not known, a gap in the line. `low` and `high`: its interval. */
type TrendPoint = { at: string; value: number | null; low?: number; high?: number }

export type TrendSeries = { name: string; series: SeriesIndex; points: readonly TrendPoint[] }

/** Something that happened, lettered on the time line: squares by the system, discs by a person. */
export type TrendNote = { at: string; text: string; by: 'system' | 'person' }

/** A stretch without data, first and last date included. */
type MissingSpan = { from: string; to: string; label: string }

/** What a trend chart draws. */
export type TrendData = {
  series: readonly TrendSeries[]
  grain: Grain
  /** What the newest value is of, where it is not of its day alone: "last 7 days". */ endsWith?: string
  /** Values of the former period, the first below the first. */ before?: {
    name: string
    values: readonly (number | null)[]
  }
  /** One value, or one for each step. */ plan?: {
    name: string
    value: number | readonly (number | null)[]
  }
  notes?: readonly TrendNote[]
  missing?: readonly MissingSpan[]
  /** How a value is written. */ format: (value: number) => string
  /** The same on the axis, where it is shorter. */ formatTick?: (value: number) => string
  /** How a step is named; "Oct 19" otherwise. */ sayAt?: (at: string) => string
  /** Whether the axis begins at nought; it does unless told. */ fromZero?: boolean
  /** Ends of the axis that several charts share. */ extent?: readonly [low: number, high: number]
  /** A mark at every point, by the shape of its series. */ marks?: boolean
}

/** A value of a series at a step, or the gap there. */
export type Known = { value: number; low?: number; high?: number }
export type TrendLine = Omit<TrendSeries, 'points'> & { points: readonly (Known | null)[] }

/** The points of a series by step: what no row speaks of is a gap. */
export function lineOf({ points, ...series }: TrendSeries, steps: readonly string[]): TrendLine {
  const known = new Map(
    points.map(({ at, value, ...more }) => [at, value === null ? null : { value, ...more }]),
  )
  return { ...series, points: steps.map(at => known.get(at) ?? null) }
}

/** The plan as a value for each step. */
export function planOf(plan: TrendData['plan'], steps: readonly string[]): (number | null)[] {
  if (!plan) return []
  const { value } = plan
  return steps.map((_, index) => (typeof value === 'number' ? value : (value[index] ?? null)))
}

/** Everything that has to find room on the upright axis. */
export function valuesOf(
  lines: readonly TrendLine[],
  ...others: readonly (readonly (number | null)[])[]
): (number | null | undefined)[] {
  const known = lines.flatMap(({ points }) => points)
  return [...known.flatMap(point => [point?.value, point?.low, point?.high]), ...others.flat()]
}
