import { isMeasure, MEASURES, type Measure } from '@sextant/contracts/figures/measures'
import type { Source } from '@sextant/contracts/figures/sources'
import { writeMoney } from '@sextant/contracts/metrics/written'
import { type Figure, sourceName } from './figure.ts'
import type { FiguresKnown } from './known.ts'
import { channelName, dayWords, listOf } from './words.ts'

/** Which figures a statement rests on: sums of these measures over a time, of one source, channel, campaign or slice. */
export type MetricQuery = {
  measures: readonly Measure[]
  from: string
  to: string
  source?: Source | undefined
  channel?: string | null | undefined
  campaign?: string | undefined
  slice?: string | undefined
  currency?: string | undefined
}

/** What a query came to: its own text, its sums in words, and where they come from. */
export type MetricSource = { query: string; says: string; origin: string }

/** A channel that nobody told. */
const UNTOLD = '-'

const textOf = ({ measures, channel, ...rest }: MetricQuery): string => {
  const named = Object.entries({ ...rest, channel: channel === null ? UNTOLD : channel })
  const told = named.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return new URLSearchParams([['measures', measures.join(',')], ...told]).toString()
}

function queryOf(text: string): MetricQuery | null {
  const {
    measures = '',
    from,
    to,
    channel,
    ...rest
  } = Object.fromEntries(new URLSearchParams(text))
  const named = measures.split(',').filter(isMeasure)
  if (!from || !to || named.length === 0) return null
  const of = channel === undefined ? {} : { channel: channel === UNTOLD ? null : channel }
  return { ...(rest as object), ...of, measures: named, from, to }
}

type Counted = Pick<Figure, 'measure' | 'value'> & { lines: number }

/** The figures of a query; those of a slice come from the finer ones, whose lines nobody counts. */
function figuresOf({ figures, slices }: FiguresKnown, query: MetricQuery): Counted[] {
  const { measures, from, to, source, channel, campaign, slice, currency } = query
  const isWithin = (one: Pick<Figure, 'day' | 'measure' | 'source' | 'channel'>): boolean =>
    one.day >= from &&
    one.day <= to &&
    measures.includes(one.measure) &&
    (source === undefined || one.source === source) &&
    (channel === undefined || one.channel === channel)
  if (slice !== undefined)
    return slices
      .filter(one => isWithin(one) && one.slice.split(';').includes(slice))
      .map(one => ({ ...one, lines: 0 }))
  return figures.filter(
    one =>
      isWithin(one) &&
      (campaign === undefined || one.campaign === campaign) &&
      (currency === undefined || one.currency === null || one.currency === currency),
  )
}

const written = (measure: Measure, value: number, currency: string): string =>
  MEASURES[measure].unit === 'money'
    ? writeMoney(value, currency)
    : Math.round(value).toLocaleString('en-GB')

/** "Sessions 2,576, orders 28". */
function saysOf(query: MetricQuery, found: readonly Counted[], currency: string): string {
  const parts = query.measures.map(measure => {
    const sum = found
      .filter(one => one.measure === measure)
      .reduce((all, one) => all + one.value, 0)
    return `${MEASURES[measure].label.toLowerCase()} ${written(measure, sum, currency)}`
  })
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** "Google Ads, “Lamps, search”, 4 November to 15 November 2026, 24 lines". */
function originOf(query: MetricQuery, found: readonly Counted[]): string {
  const { source, channel, campaign, slice, from, to } = query
  const lines = found.reduce((sum, one) => sum + one.lines, 0)
  const names = [source && sourceName(source), channel !== undefined && channelName(channel)]
  const days = from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`
  return [
    listOf([...new Set(names.filter(name => typeof name === 'string'))]) || 'All sources',
    campaign && `“${campaign}”`,
    slice,
    `${days} ${to.slice(0, 4)}`,
    lines > 0 && `${lines.toLocaleString('en-GB')} lines`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Asks figures, and keeps the question so that it can be asked again. */
export function metricSource(known: FiguresKnown, query: MetricQuery): MetricSource {
  const found = figuresOf(known, query)
  const currency = query.currency ?? known.currency
  return {
    query: textOf(query),
    says: saysOf(query, found, currency),
    origin: originOf(query, found),
  }
}

/** What a question that was kept comes to now; null where it cannot be read. */
export function measuredAgain(known: FiguresKnown, text: string): string | null {
  const query = queryOf(text)
  return query && metricSource(known, query).says
}
