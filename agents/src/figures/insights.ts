import type { CampaignLine, FigureInsight, Measured } from '@sextant/contracts/figures/view'
import type { Catalogue, Metric } from '@sextant/contracts/metrics/catalogue'
import { writeChange, writeMoney, writeValue } from '@sextant/contracts/metrics/written'

export type InsightInput = {
  measured: readonly Measured[]
  campaigns: readonly CampaignLine[]
  total: CampaignLine | null
  catalogue: Catalogue
  currency: string
  /** The figures are held against the plan. */
  isAgainstPlan: boolean
}

/** Figures that only say how much was told; what they mean, another metric says. */
const PLAIN = new Set(['impressions', 'page_views', 'video_views', 'users', 'sent', 'delivered'])

const basisOf = ({ n, n_of, days }: Measured): string =>
  n === null ? `${days} days` : `${Math.round(n).toLocaleString('en-GB')} ${n_of}`

function isBetter({ good }: Metric, change: number): boolean | null {
  if (good === 'neither') return null
  return good === 'up' ? change > 0 : change < 0
}

/** Figures that moved by more than chance explains. */
function changes({ measured, catalogue, currency }: InsightInput): FigureInsight[] {
  return measured.flatMap(one => {
    const metric = catalogue.get(one.metric)
    if (!metric || !one.clear || one.value === null || !one.before || PLAIN.has(metric.id))
      return []
    const words = writeChange(metric, one.before.value, one.value)
    if (words === null) return []
    const write = (value: number) => writeValue(metric, value, currency)
    const change = one.value - one.before.value
    return {
      kind: 'change' as const,
      metric: metric.id,
      better: isBetter(metric, change),
      says: `${metric.name} ${change > 0 ? 'rose' : 'fell'} from ${write(one.before.value)} to ${write(one.value)} (${words}).`,
      because: `More than chance explains: 95% interval now ${write(one.low ?? one.value)} to ${write(one.high ?? one.value)}, from ${basisOf(one)}.`,
      weight: Math.abs(change) / Math.max(Math.abs(one.before.value), Number.EPSILON),
    }
  })
}

/** Ads that earn or lose, where the whole interval lies on one side of the break-even. */
function breakEven({ measured, catalogue }: InsightInput): FigureInsight[] {
  return measured.flatMap(one => {
    const metric = catalogue.get(one.metric)
    const { mark, low, high, value } = one
    if (!metric || metric.id !== 'roas' || !mark || value === null || low === null || high === null)
      return []
    if (low <= mark.value && high >= mark.value) return []
    const earns = low > mark.value
    return {
      kind: 'break-even' as const,
      metric: metric.id,
      better: earns,
      says: earns
        ? `Ads earn more than they cost: they return ${value.toFixed(2)} for each unit spent, and break even at ${mark.value.toFixed(2)}.`
        : `Ads cost more than they earn: they return ${value.toFixed(2)} for each unit spent, and break even only at ${mark.value.toFixed(2)}.`,
      because: `The whole 95% interval, ${low.toFixed(2)} to ${high.toFixed(2)}, lies on that side.`,
      weight: 2 * Math.abs(value / mark.value - 1) + 0.5,
    }
  })
}

/** Campaigns whose cost differs from that of all together by more than chance. */
function campaigns({ campaigns: lines, total, currency }: InsightInput): FigureInsight[] {
  const all = total?.cost.value
  const spend = total?.spend.value
  if (!all || !spend || lines.length < 2) return []
  return lines.flatMap(({ campaign, cost, spend: own }) => {
    const { low, high, value } = cost
    if (value === null || low === null || high === null || own.value === null) return []
    if (low <= all && high >= all) return []
    const isDearer = low > all
    const what = cost.metric === 'cpl' ? 'a lead' : 'a conversion'
    return {
      kind: 'campaign' as const,
      metric: cost.metric,
      better: !isDearer,
      says: `“${campaign}” pays ${writeMoney(value, currency)} for ${what}, all campaigns together ${writeMoney(all, currency)}.`,
      because: `Its 95% interval, ${writeMoney(low, currency)} to ${writeMoney(high, currency)}, leaves that out; it took ${Math.round((own.value / spend) * 100)}% of the spend.`,
      weight: Math.abs(value / all - 1) * (own.value / spend) * 2,
    }
  })
}

/** Figures that lie beside their plan, where the whole interval or the distance says so. */
function besidePlan({
  measured,
  catalogue,
  currency,
  isAgainstPlan,
}: InsightInput): FigureInsight[] {
  if (!isAgainstPlan) return []
  return measured.flatMap(one => {
    const metric = catalogue.get(one.metric)
    const { planned, value } = one
    if (!metric || !planned || value === null) return []
    if (planned.stands !== 'above' && planned.stands !== 'below') return []
    const write = (amount: number) => writeValue(metric, amount, currency)
    const change = value - planned.due
    return {
      kind: 'plan' as const,
      metric: metric.id,
      better: isBetter(metric, change),
      says: `${metric.name} is ${planned.stands} plan: ${one.at_least ? 'at least ' : ''}${write(value)}, planned ${write(planned.due)}.`,
      because: sureOfSide(one, write),
      weight: Math.abs(change) / Math.max(planned.due, Number.EPSILON),
    }
  })
}

const sureOfSide = (one: Measured, write: (value: number) => string): string =>
  one.low === null || one.high === null
    ? `From ${basisOf(one)}.`
    : `The whole 95% interval, ${write(one.low)} to ${write(one.high)}, lies on that side.`

/** What can be said of the figures and would not be said of chance, the weightiest first. */
export const insightsOf = (input: InsightInput): FigureInsight[] =>
  [changes, besidePlan, breakEven, campaigns]
    .flatMap(find => find(input))
    .toSorted((a, b) => b.weight - a.weight)
