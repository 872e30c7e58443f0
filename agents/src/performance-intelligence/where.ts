import type { Measure } from '@sextant/contracts/figures/measures'
import { sourceName } from '../figures/figure.ts'
import type { MetricQuery } from '../figures/metric-source.ts'
import { channelName } from '../figures/words.ts'
import { type MeasuredText, ownWord } from '../sentences/measured.ts'
import type { DailySeries } from './series.ts'

type Of = Pick<DailySeries, 'source' | 'channel'>

/** "Meta Ads", "Meta Ads, as GA4 counts", "Shopify". */
export function placeWords({ source, channel }: Of): string {
  if (channel === null) return sourceName(source)
  const [way, teller] = [channelName(channel), sourceName(source)]
  return way === teller ? way : `${way}, as ${teller} counts`
}

/** The way alone, where it was said before who counts. */
export const wayOf = (of: Of): MeasuredText => ownWord(wayName(of))

export const wayName = ({ source, channel }: Of): string =>
  channel === null ? sourceName(source) : channelName(channel)

/** "orders per visit of Meta Ads". */
export const seriesName = (series: DailySeries): MeasuredText => ownWord(seriesWords(series))

export const seriesWords = (series: DailySeries): string => `${series.name} of ${wayName(series)}`

/** The figures behind a series in a time. */
export const queryOf = (
  { source, channel, events, cases }: Pick<DailySeries, 'source' | 'channel' | 'events' | 'cases'>,
  from: string,
  to: string,
): MetricQuery => ({
  measures: [events, cases].filter((one): one is Measure => one !== null),
  source,
  channel,
  from,
  to,
})
