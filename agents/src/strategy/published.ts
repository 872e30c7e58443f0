import { describe, findBenchmark, isOld } from '../knowledge/benchmarks.ts'
import { METRIC_NAMES } from '../knowledge/metric-names.ts'
import type { MetricName } from '../knowledge/metric-names.ts'
import type { Desk, Phrase } from './desk.ts'

const isMetric = (name: string): name is MetricName => Object.hasOwn(METRIC_NAMES, name)

/** The best published figure for the first of `metrics` that has one, with publisher and year in its words; null when nobody published any. */
export function published(desk: Desk, metrics: readonly (string | null)[]): Phrase | null {
  const { industry, trade } = desk.knowledge
  for (const metric of metrics) {
    if (metric === null || !isMetric(metric)) continue
    const found = findBenchmark({
      metric,
      industry,
      today: desk.input.today,
      about: `${trade?.name ?? ''} ${desk.input.profile.description}`,
    })
    if (!found) continue
    const { row } = found
    const flags = [
      isOld(row, desk.input.today) ? 'older than three years' : '',
      row.via ? `quoted by ${row.via.publisher}` : '',
      row.fit === 'overall' ? 'all industries' : '',
      row.fit === 'proxy' ? 'nearest category' : '',
    ].filter(Boolean)
    return {
      text: describe(row, desk.input.today),
      sources: [
        desk.book.benchmark({
          id: row.id,
          text: describe(row, desk.input.today),
          publisher: row.publisher,
          year: row.year,
          flags,
        }),
      ],
    }
  }
  return null
}
