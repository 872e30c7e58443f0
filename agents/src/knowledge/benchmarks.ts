import { decimal, money, percent } from '../math/format.ts'
import rows from './benchmarks.json' with { type: 'json' }
import { METRIC_NAMES, type MetricName } from './metric-names.ts'

/** One published figure. Ratios are 0–1 (NRR may exceed 1), `usd` and `gbp` are units of the currency, never cents. */
export type BenchmarkRow = {
  id: string
  metric: string
  industry: string
  channel: string
  segment?: string
  statistic: string
  value?: number
  low?: number
  median?: number
  high?: number
  unit: string
  region: string
  year: number | null
  basis: string
  dataEnd: string | null
  n?: string
  category?: string
  fit: string
  publisher: string
  title: string
  address?: string
  /** Who was read instead of the publisher; present exactly when the figure is second hand. */
  via?: { publisher: string; title: string; address?: string }
  confidence: string
  note?: string
}
export type BenchmarkQuery = {
  metric: MetricName
  industry: string
  /** ISO date (or longer); decides which figures are old. */
  today: string
  /** Words of the trade: a row whose category or segment shares one goes first inside the same industry. */
  about?: string
  /** Exact segment or channel wanted; without it, unsegmented rows go first. */
  segment?: string
  channel?: string
}

/** The figures, for listings; choose with findBenchmark. */
export const BENCHMARKS: readonly BenchmarkRow[] = rows

const FITS = ['exact', 'subsector', 'proxy', 'overall']
const CONFIDENCES = ['high', 'medium', 'low']

/** True when the data ended more than 36 months before `today`, or (window unknown) the year is more than three below; unknown years are old. */
export function isOld(row: BenchmarkRow, today: string): boolean {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  if (!year || !month) throw new RangeError(`today must be an ISO date, got ${today}`)
  if (row.basis === 'unknown') return true
  const end = row.dataEnd?.match(/^(\d{4})-(\d{2})/)
  if (end) return year * 12 + month - (Number(end[1]) * 12 + Number(end[2])) > 36
  return row.year === null || year - row.year > 3
}

/** False for proxies, low confidence, forecasts and old figures: context to show, never a verdict ("below benchmark"). */
export function mayJudge(row: BenchmarkRow, today: string): boolean {
  return (
    row.fit !== 'proxy' &&
    row.confidence !== 'low' &&
    row.basis !== 'forecast' &&
    !isOld(row, today)
  )
}

function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map(word => word.slice(0, 5)))
}

function sharesWord(row: BenchmarkRow, wanted: Set<string>): boolean {
  for (const stem of stems(`${row.category ?? ''} ${row.segment ?? ''}`))
    if (wanted.has(stem)) return true
  return false
}

/** Sort key, smaller is better: trade match, fit, unsegmented, newest, confidence, central figure. */
function rank(row: BenchmarkRow, query: BenchmarkQuery, wanted: Set<string>): number[] {
  return [
    row.industry !== 'All' && sharesWord(row, wanted) ? 0 : 1,
    FITS.indexOf(row.fit),
    query.segment === undefined && row.segment !== undefined ? 1 : 0,
    row.basis === 'unknown' ? 1 : 0,
    -(row.year ?? 0),
    CONFIDENCES.indexOf(row.confidence),
    (row.value ?? row.median) ? 0 : 1,
  ]
}

function compare(a: number[], b: number[]): number {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * The best published figure and its label, or null ("no published figure"). Same industry first (exact, subsector, proxy), then
 * all industries; newest, then better confidence; low confidence and forecasts only when nothing else exists.
 * "Other" has no rows of its own on purpose. Nothing is averaged, converted or estimated.
 */
export function findBenchmark(query: BenchmarkQuery): { row: BenchmarkRow; label: string } | null {
  const wanted = stems(query.about ?? '')
  const fitting = BENCHMARKS.filter(
    row =>
      row.metric === query.metric &&
      (query.segment === undefined || row.segment === query.segment) &&
      (query.channel === undefined || row.channel === query.channel),
  )
  const solid = fitting.filter(row => row.confidence !== 'low' && row.basis !== 'forecast')
  const pools = [solid, fitting].flatMap(pool => [
    pool.filter(row => row.industry === query.industry),
    pool.filter(row => row.industry === 'All'),
  ])
  const pool = pools.find(candidates => candidates.length > 0)
  if (!pool) return null
  const row = pool
    .map(candidate => ({ candidate, key: rank(candidate, query, wanted) }))
    .sort((a, b) => compare(a.key, b.key))[0]?.candidate
  return row ? { row, label: describe(row, query.today) } : null
}

function figure(value: number, unit: string): string {
  if (unit === 'ratio') return percent(value)
  if (unit === 'usd') return money(Math.round(value * 100))
  if (unit === 'gbp') return money(Math.round(value * 100), 'GBP')
  if (unit === 'months') return `${decimal(value)} months`
  if (unit === 'nps_points') return `NPS ${decimal(value)}`
  if (unit === 'ratio_x') return `${decimal(value, 2)}×`
  if (unit === 'usd_per_usd_new_arr') return `${money(Math.round(value * 100))} per $1 of new ARR`
  if (unit === 'month_of_year')
    return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2000, value - 1, 1)),
    )
  return decimal(value, 2)
}

/** The printed figure of a row: its value or median, else the printed bounds; the statistic is named unless it is a plain mean or average. */
export function figureOf(row: BenchmarkRow): string {
  const central = row.value ?? row.median
  if (central === undefined) {
    const bounds = [row.low, row.high]
      .filter((bound): bound is number => bound !== undefined)
      .map(bound => figure(bound, row.unit))
    return `${bounds.join(' to ')} (${row.statistic})`
  }
  const shown = figure(central, row.unit)
  if (row.value === undefined) return `${shown} median`
  return /^(mean|average)$/.test(row.statistic) || row.unit === 'month_of_year'
    ? shown
    : `${shown} (${row.statistic})`
}

function when(row: BenchmarkRow): string {
  if (row.basis === 'unknown' || row.year === null) return 'year not stated'
  if (row.basis === 'copy') return `${row.year} at the latest`
  if (row.basis === 'report') return `${row.year} report`
  return row.basis === 'forecast' ? `${row.year} forecast` : String(row.year)
}

/** "Search ads click-through, Physicians & Surgeons: 6.61% (WordStream by LocaliQ, 2026, US, quoted by …)" with every caveat the figure needs. */
export function describe(row: BenchmarkRow, today: string): string {
  const name = METRIC_NAMES[row.metric as MetricName] ?? row.metric.replaceAll('_', ' ')
  const field = row.industry === 'All' ? 'all industries' : (row.category ?? row.industry)
  const scope = row.fit === 'proxy' ? `nearest category: ${field}` : field
  const caveats = [
    row.publisher,
    when(row),
    row.region === 'not stated' ? 'region not stated' : row.region,
    row.via ? `quoted by ${row.via.publisher}` : '',
    isOld(row, today) ? 'older than three years or undated' : '',
    row.confidence === 'low' ? 'low confidence' : '',
  ]
    .filter(Boolean)
    .join(', ')
  return `${name}, ${scope}${row.segment ? `, ${row.segment}` : ''}: ${figureOf(row)} (${caveats})`
}
