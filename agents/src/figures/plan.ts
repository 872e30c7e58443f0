import type { PlanApart } from '@sextant/contracts/figures/plan'
import type { Planned } from '@sextant/contracts/figures/view'
import { restsOnPlan, type Catalogue, type Metric } from '@sextant/contracts/metrics/catalogue'
import { minorDigits } from '@sextant/contracts/metrics/written'
import { daysBetween } from '@sextant/contracts/days'
import { daysFrom } from './days.ts'
import type { Figure } from './figure.ts'
import type { CampaignPlan } from './known.ts'
import { isSum } from './parts-of-metric.ts'

/** What somebody planned of a metric for a month, of everything together (campaign_id and channel null), of a campaign or of a channel. Money in minor units. */
export type PlannedMonth = {
  campaign_id: string | null
  channel: string | null
  /** YYYY-MM. */
  month: string
  metric: string
  value: number
  currency: string | null
}

/** Everything that was planned of the months that a period touches. */
export type PlanInput = {
  targets: readonly PlannedMonth[]
  budgets: readonly CampaignPlan[]
}

/** What of it holds for the figures that are looked at. */
export type PlanScope = PlanInput & {
  currency: string
  /** The last day of which anything is known. */
  known: string | null
}

type Period = { from: string; to: string }
type PlannedDay = { value: number; from: Planned['from'] }

const daysOfMonth = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** Budgets are kept in hundredths whatever the money is. */
const budgetPerDay = (
  { budget_cents, start_date, end_date }: CampaignPlan,
  currency: string,
): number =>
  (budget_cents * 10 ** (minorDigits(currency) - 2)) / (daysBetween(start_date, end_date) + 1)

/** The plan of a campaign: its targets, and its budget where spend has none. */
export const ofCampaign = (plan: PlanInput, campaignId: string): PlanInput => ({
  targets: plan.targets.filter(({ campaign_id }) => campaign_id === campaignId),
  budgets: plan.budgets.filter(({ id }) => id === campaignId),
})

/** The plan of a channel: its targets. Budgets are of campaigns, which may be in several. */
export const ofChannel = ({ targets }: PlanInput, channel: string): PlanInput => ({
  targets: targets.filter(one => one.channel === channel),
  budgets: [],
})

/** The plan of everything together: budgets only where each unit of spend belongs to a campaign that has one, since the rest would be held against nothing. */
export function ofEverything(plan: PlanInput, figures: readonly Figure[]): PlanInput {
  const planned = new Set(plan.budgets.map(({ id }) => id))
  const isCovered = figures
    .filter(({ measure }) => measure === 'spend')
    .every(({ campaign_id }) => campaign_id !== null && planned.has(campaign_id))
  return {
    targets: plan.targets.filter(isOfEverything),
    budgets: isCovered ? plan.budgets : [],
  }
}

const isOfEverything = ({ campaign_id, channel }: PlannedMonth): boolean =>
  campaign_id === null && channel === null

/** What the plans of channels come to in a period; null unless each that has one has it for all days. */
export function channelsPlanned(
  metric: Metric,
  period: Period,
  { targets, ...scope }: PlanScope,
): number | null {
  const own = targets.filter(one => one.channel !== null && one.metric === metric.id)
  const channels = [...new Set(own.map(({ channel }) => channel!))]
  const plans = channels.map(channel =>
    plannedFor(metric, period, { ...scope, ...ofChannel({ targets, budgets: [] }, channel) }),
  )
  if (plans.length === 0 || !plans.every(plan => plan !== null)) return null
  return tidy(plans.reduce((sum, { value }) => sum + value, 0))
}

/** Months of figures that add up in which channels do not come to what is planned of everything together. Money of another currency than the whole is left out. */
export function plansApart(
  targets: readonly PlannedMonth[],
  adds: (metric: string) => boolean,
): PlanApart[] {
  const cells = Map.groupBy(
    targets.filter(({ campaign_id, metric }) => campaign_id === null && adds(metric)),
    ({ month, metric, currency }) => `${month} ${metric} ${currency}`,
  )
  return [...cells.values()].flatMap(ofCell => {
    const { month, metric, currency } = ofCell[0]!
    const parts = ofCell.filter(({ channel }) => channel !== null)
    const whole = ofCell.find(isOfEverything)?.value ?? null
    const channels = tidy(parts.reduce((sum, { value }) => sum + value, 0))
    return parts.length === 0 || whole === channels
      ? []
      : [{ month, metric, currency, whole, channels }]
  })
}

type DayPlan = (day: string) => PlannedDay | null

/** What holds of a metric day by day: its targets, and for spend the budgets where a month has none. */
function dayPlanOf(metric: Metric, scope: PlanScope): DayPlan {
  const targets = new Map(
    scope.targets.filter(one => one.metric === metric.id).map(one => [one.month, one]),
  )
  const budgets = metric.id === 'spend' ? scope.budgets : []
  return day => {
    const target = targets.get(day.slice(0, 7))
    if (target) return targetOn(metric, target, scope.currency)
    return budgets.length > 0 ? budgetsOn(budgets, day, scope.currency) : null
  }
}

function targetOn(
  metric: Metric,
  { value, month, currency: kept }: PlannedMonth,
  currency: string,
): PlannedDay | null {
  // Money of another currency is no plan of this one.
  if (metric.kind === 'money' && kept !== currency) return null
  return { value: isSum(metric) ? value / daysOfMonth(month) : value, from: 'targets' }
}

function budgetsOn(budgets: readonly CampaignPlan[], day: string, currency: string): PlannedDay {
  const running = budgets.filter(({ start_date, end_date }) => start_date <= day && day <= end_date)
  const value = running.reduce((sum, budget) => sum + budgetPerDay(budget, currency), 0)
  return { value, from: 'budgets' }
}

/** What was planned of a metric on each day of a period; null where nothing was. A sum has its share of the month, a ratio is planned as it is. */
export function plannedByDay(
  metric: Metric,
  period: Period,
  scope: PlanScope | null,
): (number | null)[] {
  const on = scope && dayPlanOf(metric, scope)
  return daysFrom(period.from, period.to).map(day => on?.(day)?.value ?? null)
}

/** Shares of months add up to the month again. */
const tidy = (value: number): number => Number(value.toPrecision(12))

function together(metric: Metric, days: readonly PlannedDay[]): number {
  const sum = days.reduce((all, { value }) => all + value, 0)
  return tidy(isSum(metric) ? sum : sum / days.length)
}

/** What was planned of a metric for a period, without how the figure stands to it; null unless each of its days is planned. A ratio that changes from month to month counts by days. */
export function plannedFor(
  metric: Metric,
  period: Period,
  scope: PlanScope | null,
): Omit<Planned, 'stands'> | null {
  if (!scope || restsOnPlan(metric)) return null
  const names = daysFrom(period.from, period.to)
  const days = names.map(dayPlanOf(metric, scope))
  if (!days.every(day => day !== null)) return null
  const from = days.some(day => day.from === 'budgets') ? 'budgets' : 'targets'
  const value = together(metric, days)
  // Nothing is spent outside the days of a campaign: that is no plan of nought.
  if (from === 'budgets' && value === 0) return null
  const passed = days.filter((_, at) => scope.known === null || names[at]! <= scope.known)
  const due = dueOf(metric, passed, value)
  return { value, due, from }
}

function dueOf(metric: Metric, passed: readonly PlannedDay[], whole: number): number {
  if (passed.length > 0) return together(metric, passed)
  return isSum(metric) ? 0 : whole
}

/** What metrics that hold spend against its plan need: the planned money, and the share of it that was due by the last known day. */
export function budgetInputs(
  catalogue: Catalogue,
  period: Period,
  scope: PlanScope | null,
): { budget?: number; elapsed?: number } {
  const spend = catalogue.get('spend')
  const planned = spend && plannedFor(spend, period, scope)
  if (!planned || planned.value === 0) return {}
  return { budget: planned.value, elapsed: planned.due / planned.value }
}
