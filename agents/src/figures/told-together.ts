import { isMeasure, type Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import type { Metric } from '@sextant/contracts/metrics/catalogue'
import { isSum } from './parts-of-metric.ts'
import type { Tally } from './tally.ts'

/** What a platform tells of its own ads, each of the same ads as the others. */
const OF_ADS: ReadonlySet<string> = new Set<Measure>([
  'impressions',
  'clicks',
  'spend',
  'conversions',
  'conversion_value',
  'leads',
  'video_views',
])

/**
 * Who tells a part of what a metric of ads divides and not the rest: what one platform brought would be divided by what another one cost.
 * Nobody where no source tells all of it: then one completes the other, as leads that are typed beside an export.
 */
export function toldInPart(
  metric: Pick<Metric, 'needs' | 'expanded'>,
  { sources }: Pick<Tally, 'sources'>,
): Set<Source> {
  const needs = metric.needs.filter(isMeasure)
  if (needs.length < 2 || isSum(metric) || !needs.every(one => OF_ADS.has(one))) return new Set()
  const tellers = needs.map(measure => sources.get(measure) ?? new Set<Source>())
  const all = new Set(tellers.flatMap(some => [...some]))
  const part = new Set([...all].filter(source => !tellers.every(some => some.has(source))))
  return part.size < all.size ? part : new Set()
}
