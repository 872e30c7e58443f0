import type { Readout } from '../use-reading.ts'
import type { Known, TrendData } from './trend-data.ts'
import type { TrendLayout } from './trend-layout.ts'

/** What stands at a step: each line with its interval, the period before, the plan, and why a value is missing. */
export function readTrend(data: TrendData, layout: TrendLayout, step: number): Readout {
  const { lines, steps, former, plan, sayAt } = layout
  const isAlone = lines.length === 1
  const own = lines.map(({ name, series, points }) => ({
    label: isAlone ? '' : name,
    value: sayKnown(points[step] ?? null, data, steps[step]!),
    mark: series,
  }))
  const level = (label: string | undefined, value: number | null | undefined) =>
    label !== undefined && value !== null && value !== undefined
      ? [{ label, value: data.format(value) }]
      : []
  return {
    title: sayAt(steps[step]!),
    lines: [
      ...own,
      ...level(data.before?.name, former[step]),
      ...level(data.plan?.name, plan[step]),
    ],
  }
}

function sayKnown(point: Known | null, { format, missing = [] }: TrendData, at: string): string {
  if (!point) return missing.find(({ from, to }) => from <= at && at <= to)?.label ?? 'no value'
  const { value, low, high } = point
  if (low === undefined || high === undefined) return format(value)
  return `${format(value)}, between ${format(low)} and ${format(high)}`
}
