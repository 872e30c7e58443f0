import type {
  FigureNote,
  FiguresFilter,
  FiguresView,
  Measured,
  MetricHead,
} from '@sextant/contracts/figures/view'
import { isMeasure } from '@sextant/contracts/figures/measures'
import { type Catalogue, type Metric, restsOnPlan } from '@sextant/contracts/metrics/catalogue'
import { METRICS } from '@sextant/contracts/metrics/definitions'
import { benchmarksBeside } from './benchmarks-beside.ts'
import { byChannelOf } from './by-channel.ts'
import { campaignLines } from './campaigns.ts'
import { daysTold, holesOf, type SourceSpan, tellsEvents } from './completeness.ts'
import { dayAfter } from './days.ts'
import {
  currenciesOf,
  type Figure,
  inCurrency,
  narrowed,
  toldOnce,
  trustedSources,
} from './figure.ts'
import { healthOf } from './health.ts'
import { heatOf } from './heat.ts'
import { insightsOf } from './insights.ts'
import type { StoppedCampaign } from './known.ts'
import { measureMetric, withPlan } from './measure-metric.ts'
import { channelsBySize, colouredOf } from './palette.ts'
import type { Inputs } from './parts-of-metric.ts'
import { periodBefore, periodOf } from './period.ts'
import { budgetInputs, plannedByDay, plannedFor, type PlanInput } from './plan.ts'
import { splitOf } from './split.ts'
import { hoursOf, resultTold, stackOf } from './stack.ts'
import { isWhole, type Tally, tallyOf } from './tally.ts'
import { LEAD, multiplesOf, trendOf } from './trend.ts'
import { lastKnown, planScope, planShown, totalWithPlan } from './view-plan.ts'

/** Everything a view is computed from. Figures of both periods; hours of the period alone. */
export type ViewInput = {
  filter: FiguresFilter
  figures: readonly Figure[]
  spans: readonly SourceSpan[]
  hours: readonly { source: string; weekday: number; hour: number; value: number }[]
  notes: readonly FigureNote[]
  catalogue: Catalogue
  inputs: Inputs
  /** Targets and budgets of the months that the period touches. */
  plan: PlanInput
  /** Those that stood still before the period ended. */
  stopped: readonly StoppedCampaign[]
  currency: string
  industry: string
  trade: string
  today: string
}

const HEADLINE: readonly string[][] = [
  ['revenue', 'conversion_value', 'delivered'],
  ['spend', 'sessions', 'open_rate'],
  ['shop_cvr', 'cvr', 'ctr', 'click_rate'],
  ['cpa', 'cpl', 'cpc', 'aov', 'unsubscribe_rate'],
  ['roas', 'mer', 'orders', 'conversions', 'clicks'],
]
/** What is shown small and beside each other. */
const MULTIPLES: readonly string[] = [
  'revenue',
  'orders',
  'spend',
  'sessions',
  'shop_cvr',
  'cvr',
  'cpa',
  'cpl',
  'cpc',
  'ctr',
  'roas',
  'mer',
  'aov',
  'open_rate',
  'click_rate',
  'search_ctr',
]
const TREND: readonly string[] = [
  'cpa',
  'cpl',
  'shop_cvr',
  'cvr',
  'revenue',
  'orders',
  'clicks',
  'sessions',
  'opens',
]

/** The period and the one before that a filter means here. */
export function periodsOf(
  filter: FiguresFilter,
  spans: readonly SourceSpan[],
  today: string,
): { period: FiguresView['period']; before: FiguresView['before'] } {
  const period = periodOf(filter, lastKnown(spans), today)
  return { period, before: periodBefore(period, filter.compare) }
}

const within = (figures: readonly Figure[], { from, to }: { from: string; to: string }): Figure[] =>
  figures.filter(({ day }) => day >= from && day <= to)

/** A metric as screens write it. */
export const headOf = (metric: Metric): MetricHead => ({
  id: metric.id,
  name: metric.name,
  says: metric.says,
  formula: metric.formula,
  kind: metric.kind,
  unit: metric.unit,
  good: metric.good,
  own: !isMeasure(metric.id) && !Object.hasOwn(METRICS, metric.id),
  by_day: !restsOnPlan(metric),
})

/** What stands beside a figure as a mark: where ads break even. */
function markOf(metric: string, inputs: Inputs): Measured['mark'] {
  if ((metric === 'roas' || metric === 'mer') && inputs.margin)
    return { value: 1 / inputs.margin, label: 'breaks even' }
  return null
}

function narrowing({ campaign_id, channel, source }: FiguresFilter) {
  return {
    ...(campaign_id && { campaign_id }),
    ...(channel && { channel }),
    ...(source && { source }),
  }
}

/** Which part of the filter leaves nothing over; null where something is left. */
function emptyBy(
  filter: FiguresFilter,
  all: readonly Figure[],
  left: readonly Figure[],
): FiguresView['empty'] {
  if (left.length > 0) return null
  if (all.length === 0) return 'period'
  const without = (name: 'campaign_id' | 'channel' | 'source') =>
    filter[name] !== undefined &&
    narrowed(all, narrowing({ ...filter, [name]: undefined })).length > 0
  if (without('campaign_id')) return 'campaign'
  if (without('channel')) return 'channel'
  return 'source'
}

const firstKnown = (ids: readonly string[], measured: ReadonlyMap<string, Measured>) =>
  ids.map(id => measured.get(id)).find(one => one && one.value !== null)

function choicesOf(figures: readonly Figure[], catalogue: Catalogue, known: ReadonlySet<string>) {
  const campaigns = new Map<string, string>()
  for (const { campaign_id, campaign } of figures)
    if (campaign_id && campaign && !campaigns.has(campaign_id)) campaigns.set(campaign_id, campaign)
  const told = <Value>(of: (figure: Figure) => Value | null): Value[] => [
    ...new Set(figures.map(of).filter(value => value !== null)),
  ]
  return {
    campaigns: [...campaigns].map(([id, name]) => ({ id, name })),
    channels: told(({ channel }) => channel).toSorted(),
    sources: told<string>(({ source }) => source).toSorted(),
    metrics: [...catalogue.values()].filter(({ id }) => known.has(id)).map(headOf),
  }
}

type Side = { figures: Figure[]; tally: Tally; period: { from: string; to: string } }

function sideOf(
  figures: readonly Figure[],
  period: { from: string; to: string },
  spans: readonly SourceSpan[],
): Side & { holes: ReturnType<typeof holesOf> } {
  const mine = within(figures, period)
  const sources = new Set(mine.map(({ source }) => source))
  const holes = holesOf(
    mine,
    spans.filter(({ source }) => sources.has(source)),
    period,
  )
  return { figures: mine, tally: tallyOf(mine, period, holes), period, holes }
}

/** A period from some days earlier on, so that its first points have something to look back on. */
const leadingOf = (
  figures: readonly Figure[],
  { from, to }: { from: string; to: string },
  spans: readonly SourceSpan[],
): Tally => sideOf(figures, { from: dayAfter(from, -LEAD), to }, spans).tally

/** A page of figures: what happened in a time, how sure that is, and what it came from. */
export function viewOf(input: ViewInput): FiguresView {
  const { filter, spans, catalogue, inputs, today } = input
  const { period, before } = periodsOf(filter, spans, today)
  const left = narrowed(input.figures, narrowing(filter))
  const currencies = currenciesOf(within(left, period))
  const currency = currencies[0] ?? input.currency
  // Whom to believe is decided over both periods: figures of two sources are no comparison.
  const once = toldOnce(inCurrency(left, currency), trustedSources(left))
  const now = sideOf(once, period, spans)
  const former = before ? sideOf(once, before, spans) : null
  const compared = former && former.figures.length > 0 ? former : null
  const plan = planScope(input, now.figures, currency)
  const whole = plan?.whole ?? null
  const withBudget = { ...inputs, ...budgetInputs(catalogue, period, whole) }
  const measured = new Map(
    [...catalogue.values()].map(metric => {
      const one = measureMetric(metric, now.tally, compared?.tally ?? null, withBudget)
      const marked = { ...one, mark: markOf(metric.id, inputs) }
      return [metric.id, withPlan(marked, plannedFor(metric, period, whole))]
    }),
  )
  const told = [...measured.values()].filter(one => one.value !== null || hasEvents(one))
  const known = new Set(told.map(({ metric }) => metric))
  const shown = HEADLINE.map(ids => firstKnown(ids, measured)).filter(one => one !== undefined)
  const asked = filter.metric && known.has(filter.metric) ? catalogue.get(filter.metric) : undefined
  const trendMetric =
    asked && !restsOnPlan(asked) ? asked : catalogue.get(firstKnown(TREND, measured)?.metric ?? '')
  const shared = { catalogue, holes: now.holes, inputs, plan: plan?.all ?? null }
  const campaigns = campaignLines(now, compared, shared)
  const isAgainstPlan = filter.compare === 'plan'
  const result = resultTold(now.figures)
  // Of both periods, so that a channel that came or went has the same colour before and after.
  const channels = channelsBySize([...(compared?.figures ?? []), ...now.figures], result)
  const coloured = colouredOf(channels)
  const empty =
    spans.length === 0 ? 'none' : emptyBy(filter, within(input.figures, period), now.figures)
  return {
    client_id: filter.client_id ?? null,
    empty,
    compare: filter.compare,
    period,
    before,
    plan: planShown({ plan, measured: [...measured.values()], period, catalogue, filter }),
    currency,
    other_currencies: currencies.slice(1),
    as_of: lastKnown(spans),
    choices: choicesOf(input.figures, catalogue, known),
    completeness: completenessOf(now, spans),
    health: healthOf({
      figures: within(left, period),
      spans: spans.filter(({ source }) => !filter.source || source === filter.source),
      holes: now.holes,
      stopped: input.stopped,
      period,
      today,
    }),
    headline: shown,
    all: told,
    trend: trendMetric
      ? trendOf({
          metric: trendMetric,
          now: now.tally,
          before: compared?.tally ?? null,
          leading: {
            now: leadingOf(once, period, spans),
            before: before && compared ? leadingOf(once, before, spans) : null,
          },
          holes: now.holes,
          inputs,
          currency,
          mark: markOf(trendMetric.id, inputs),
          planned: plannedByDay(trendMetric, period, whole),
          against: isAgainstPlan ? (measured.get(trendMetric.id)?.planned ?? null) : null,
        })
      : null,
    multiples: multiplesOf(
      [...catalogue.values()].filter(({ id }) => MULTIPLES.includes(id)),
      {
        now: now.tally,
        leading: leadingOf(once, period, spans),
        inputs,
      },
    ),
    split:
      compared &&
      splitOf(compared.figures, now.figures, currency, {
        isClear: measure => measured.get(measure)?.clear ?? null,
        isKnown: measures =>
          [now.tally, compared.tally].every(tally =>
            tally.days.every(day => isWhole(tally, day, measures)),
          ),
      }),
    stack: stackOf(now, compared),
    heat: heatOf({ ...now, ...shared, currency, result, channels }),
    by_channel: byChannelOf({ ...now, result, channels, coloured }),
    coloured,
    hours: result && hoursOf(input.hours, result),
    campaigns: campaigns.lines,
    campaigns_total: totalWithPlan(campaigns.total, measured),
    insights: insightsOf({
      measured: told,
      campaigns: campaigns.lines,
      total: campaigns.total,
      catalogue,
      currency,
      isAgainstPlan,
    }),
    compared: told.filter(one => (isAgainstPlan ? one.planned?.stands : one.clear) != null).length,
    notes: [...input.notes],
    benchmarks: benchmarksBeside(shown, catalogue, {
      industry: input.industry,
      trade: input.trade,
      currency,
      channel: filter.channel,
      today,
    }),
  }
}

/** A rate of too few events is no value, and still worth its words. */
const hasEvents = ({ lacks, n }: Measured): boolean =>
  n !== null && n > 0 && /^\d/.test(lacks[0] ?? '')

function completenessOf(
  side: Side & { holes: ReturnType<typeof holesOf> },
  spans: readonly SourceSpan[],
): FiguresView['completeness'] {
  const told = daysTold(side.figures)
  return spans
    .filter(({ source }) => told.has(source))
    .map(({ source, first_day, last_day }) => ({
      source,
      told: side.tally.days.map(
        ({ day }) =>
          !side.holes.get(source)?.has(day) &&
          (tellsEvents(source) || (day >= first_day && day <= last_day)),
      ),
    }))
}
