import { extentOf } from './geometry/scales.ts'
import TrendChart from './trend-chart.tsx'
import type { TrendData, TrendPoint } from './trend/trend-data.ts'
import type { SeriesIndex } from './series.ts'

export type Multiple = {
  name: string
  points: readonly TrendPoint[]
  series?: SeriesIndex
  before?: readonly (number | null)[]
}
export type SmallMultiplesProps = Pick<
  TrendData,
  'grain' | 'format' | 'formatTick' | 'missing' | 'sayAt'
> & {
  charts: readonly Multiple[]
  /** What the grey lines are called. */ beforeName?: string
  height?: number
}

/** One small trend chart each on one scale: for more series than there are colours. */
export default function SmallMultiples({
  charts,
  beforeName = 'before',
  height = 132,
  ...shared
}: SmallMultiplesProps) {
  const all = charts.flatMap(({ points, before = [] }) => [
    ...points.flatMap(({ value, low, high }) => [value, low, high]),
    ...before,
  ])
  const extent = extentOf(all) ?? undefined
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-x-8 gap-y-5">
      {charts.map(({ name, points, series = 1, before }) => (
        <div key={name} className="min-w-0">
          <p data-chart-words className="truncate text-caption font-semibold" title={name}>
            {name}
          </p>
          <TrendChart
            {...shared}
            label={name}
            height={height}
            extent={extent}
            before={before && { name: beforeName, values: before }}
            series={[{ name, series, points }]}
            bare
          />
        </div>
      ))}
    </div>
  )
}
