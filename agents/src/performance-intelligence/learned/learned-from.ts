import { isMeasure } from '@sextant/contracts/figures/measures'
import type { Measured } from '@sextant/contracts/figures/view'
import { type Catalogue, catalogueOf, type Metric } from '@sextant/contracts/metrics/catalogue'
import type { ProposedFact } from '../../core/known.ts'
import { dayAfter } from '../../figures/days.ts'
import { type Figure, inCurrency, toldOnce, trustedSources } from '../../figures/figure.ts'
import type { FiguresKnown } from '../../figures/known.ts'
import { measureMetric } from '../../figures/measure-metric.ts'
import { currencyIn, HISTORY_DAYS, lastDayOf, WATCHED_DAYS } from '../sides.ts'
import { bestChannel } from './best-channel.ts'
import { factOf } from './fact-of.ts'
import { isClose, type MeasuredValue, tallyBetween } from './measured-value.ts'

/** Figures worth knowing to every agent, as each is called in the company model. */
const WORTH_KNOWING: Readonly<Record<string, string>> = {
  shop_cvr: 'conversion rate of visits',
  cvr: 'conversion rate of clicks',
  aov: 'average order value',
  cpa: 'cost per conversion',
  cpl: 'cost per lead',
  cac: 'cost of a new customer',
}

/** Days that say how it is now. */
const RECENT = 14
/** Days that a value may be measured over, the most first. */
const LENGTHS = [HISTORY_DAYS, WATCHED_DAYS, RECENT]

/** What was measured clearly enough for every agent to know, as facts that wait for a person. */
export function learnedFrom(known: FiguresKnown): ProposedFact[] {
  const to = lastDayOf(known)
  // Figures of one campaign say nothing of the company.
  if (to === null || known.about) return []
  const currency = currencyIn(known)
  const inMoney = inCurrency(known.figures, currency)
  const once = toldOnce(inMoney, trustedSources(inMoney))
  const catalogue = catalogueOf()
  const values = Object.entries(WORTH_KNOWING).flatMap(
    ([id, label]) => cameTo(known, once, { metric: metricOf(catalogue, id), label, to }) ?? [],
  )
  const best = bestChannel(known, once, to)
  return [...values, ...(best ? [best] : [])].map(came => factOf(came, currency))
}

const metricOf = (catalogue: Catalogue, id: string): Metric => catalogue.get(id)!

type Asked = { metric: Metric; label: string; to: string }

/** A metric over the longest time that does not clearly differ from the last days; null where it is not told, or not sure enough. */
function cameTo(
  known: FiguresKnown,
  once: readonly Figure[],
  { metric, label, to }: Asked,
): MeasuredValue | null {
  const figures = once.filter(({ measure }) => metric.needs.includes(measure))
  const sources = [...new Set(figures.map(({ source }) => source))]
  const isTold = metric.needs.every(name => figures.some(({ measure }) => measure === name))
  if (!isTold || !metric.needs.every(isMeasure)) return null
  const first = firstDay(known, sources)
  const length = LENGTHS.find(days => isSteady(known, figures, { metric, to, days }))!
  const earliest = dayAfter(to, 1 - length)
  const from = earliest > first ? earliest : first
  const measured = measureMetric(metric, tallyBetween(known, figures, from, to), null)
  if (!isNarrow(measured)) return null
  const { value, low, high, n, n_of } = measured
  const kind = metric.kind === 'rate' ? ('rate' as const) : ('money' as const)
  // More of them than there were cases: they are counted of something else.
  if (kind === 'rate' && value > 1) return null
  return { metric: metric.id, label, kind, value, low, high, n, n_of, from, to, sources }
}

const firstDay = ({ spans }: FiguresKnown, sources: readonly string[]): string =>
  spans
    .filter(({ source }) => sources.includes(source))
    .map(({ first_day }) => first_day)
    .toSorted()
    .at(-1) ?? ''

/** Whether the last days are like those before them in a time: then all of it says how it is now. */
function isSteady(
  known: FiguresKnown,
  figures: readonly Figure[],
  { metric, to, days }: { metric: Metric; to: string; days: number },
): boolean {
  if (days === RECENT) return true
  const recentFrom = dayAfter(to, 1 - RECENT)
  const recent = tallyBetween(known, figures, recentFrom, to)
  const before = tallyBetween(known, figures, dayAfter(to, 1 - days), dayAfter(recentFrom, -1))
  return measureMetric(metric, recent, before).clear !== true
}

type Sure = Measured & { value: number; low: number; high: number; n: number }

function isNarrow(measured: Measured): measured is Sure {
  const { value, low, high, n, at_least } = measured
  if (value === null || low === null || high === null || n === null || at_least) return false
  return value > 0 && isClose({ value, low, high })
}
