import type { FigureBenchmark, Measured } from '@sextant/contracts/figures/view'
import type { Catalogue } from '@sextant/contracts/metrics/catalogue'
import { minorDigits } from '@sextant/contracts/metrics/written'
import { type BenchmarkRow, findBenchmark, isOld } from '../knowledge/benchmarks.ts'
import { METRIC_NAMES, type MetricName } from '../knowledge/metric-names.ts'

const MONEY: Readonly<Record<string, string>> = { usd: 'USD', gbp: 'GBP' }
const SHOWN = 3

/** Published for which channel a figure is; of a filter without a channel only those of none in particular. */
const OF_CHANNEL: Readonly<Record<string, string>> = {
  'google-ads': 'search_',
  'meta-ads': 'meta_',
  'linkedin-ads': 'linkedin_',
}
const PLATFORM = /^(search|meta|linkedin|display)_/

const suits = (name: string, channel: string | undefined): boolean =>
  channel && OF_CHANNEL[channel] ? name.startsWith(OF_CHANNEL[channel]) : !PLATFORM.test(name)

function shownOf(
  metric: string,
  row: BenchmarkRow,
  words: string,
  today: string,
): FigureBenchmark | null {
  const value = row.value ?? row.median
  if (value === undefined) return null
  const currency = MONEY[row.unit] ?? null
  if (!currency && row.unit !== 'ratio' && row.unit !== 'months') return null
  return {
    metric,
    value: currency ? Math.round(value * 10 ** minorDigits(currency)) : value,
    currency,
    words,
    publisher: row.publisher,
    year: row.year,
    region: row.region,
    about: row.category ?? row.industry,
    old: isOld(row, today),
  }
}

/** Published figures that stand beside what was measured, as context: those of its channel, in its money. */
export function benchmarksBeside(
  measured: readonly Measured[],
  catalogue: Catalogue,
  about: {
    industry: string
    trade: string
    currency: string
    channel: string | undefined
    today: string
  },
): FigureBenchmark[] {
  return measured
    .filter(({ value }) => value !== null)
    .flatMap(({ metric }) => {
      const names = catalogue.get(metric)?.benchmarks ?? []
      const name = names.find(one => suits(one, about.channel))
      if (!name || !Object.hasOwn(METRIC_NAMES, name)) return []
      const found = findBenchmark({
        metric: name as MetricName,
        industry: about.industry,
        about: about.trade,
        today: about.today,
      })
      const shown = found && shownOf(metric, found.row, found.label, about.today)
      const isOtherMoney = shown?.currency && shown.currency !== about.currency
      return shown && !isOtherMoney ? [shown] : []
    })
    .slice(0, SHOWN)
}
