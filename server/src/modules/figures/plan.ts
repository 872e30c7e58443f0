import type { CampaignPlan } from '@sextant/agents/figures/known'
import { dayAfter } from '@sextant/agents/figures/days'
import { plansApart } from '@sextant/agents/figures/plan'
import { headOf } from '@sextant/agents/figures/view'
import { isMeasure } from '@sextant/contracts/figures/measures'
import type { PlanChange, PlanDetail, PlanFilter, Target } from '@sextant/contracts/figures/plan'
import {
  type Catalogue,
  catalogueOf,
  type CustomMetric,
  isPlannable,
} from '@sextant/contracts/metrics/catalogue'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { inputsOf } from './read-inputs.ts'

type Signed = Context & { token: string }
type Tx = Parameters<typeof rowsWithin>[0]
type StoredTarget = Target & { campaign_id: string | null; channel: string | null }

const firstOf = (month: string): string => `${month}-01`
const lastOf = (month: string): string => dayAfter(firstOf(nextMonth(month)), -1)

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number!, 1)).toISOString().slice(0, 7)
}

const metricsOf = async (tx: Tx): Promise<Catalogue> =>
  catalogueOf(await rowsWithin<CustomMetric>(tx, 'list_custom_metrics'))

/** The plan of some months: of everything together, of one campaign, or of one channel. NOT_FOUND for a client or a campaign that is not there. */
export async function readPlan(context: Signed, filter: PlanFilter): Promise<PlanDetail> {
  const clientId = filter.client_id ?? null
  const campaignId = filter.campaign_id ?? null
  const channel = filter.channel ?? null
  const days = [firstOf(filter.from), lastOf(filter.to)] as const
  const read = await asActor(context.database.db, context, async tx => {
    if (campaignId) await callWithin(tx, 'require_campaign_of', campaignId, clientId)
    return {
      targets: await rowsWithin<StoredTarget>(tx, 'figure_targets', clientId, ...days),
      budgets: await rowsWithin<CampaignPlan>(tx, 'campaign_budgets', clientId, ...days),
      currencies: await callWithin<string[]>(tx, 'figure_currencies', clientId),
      catalogue: await metricsOf(tx),
    }
  })
  const targets = read.targets.filter(
    one => one.campaign_id === campaignId && one.channel === channel,
  )
  const budget = read.budgets.find(({ id }) => id === campaignId) ?? null
  return {
    currency: await currencyOf(context, clientId, [targetCurrency(targets), read.currencies[0]]),
    metrics: [...read.catalogue.values()].filter(isPlannable).map(headOf),
    targets: targets.map(targetShown),
    apart: campaignId ? [] : plansApart(read.targets, isMeasure),
    budget: budget && {
      budget_cents: budget.budget_cents,
      start_date: budget.start_date,
      end_date: budget.end_date,
    },
  }
}

const targetShown = ({ month, metric, value, currency, set_by_name, set_at }: StoredTarget) => ({
  month,
  metric,
  value,
  currency,
  set_by_name,
  set_at,
})

/** The money that was planned in last. */
const targetCurrency = (targets: readonly Target[]): string | undefined =>
  targets
    .filter(({ currency }) => currency !== null)
    .toSorted((a, b) => Date.parse(b.set_at) - Date.parse(a.set_at))[0]?.currency ?? undefined

async function currencyOf(
  context: Signed,
  clientId: string | null,
  known: readonly (string | undefined)[],
): Promise<string> {
  const told = known.find(currency => currency !== undefined)
  return told ?? (await inputsOf(context, clientId)).currency
}

/** Plans metrics by month. UNPROCESSABLE for a metric that is not there, or cannot be planned; NOT_FOUND for a client or campaign that is not there. */
export function setPlan(context: Signed, change: PlanChange): Promise<{ targets: number }> {
  const { client_id = null, campaign_id = null, channel = null, currency, targets } = change
  return asActor(context.database.db, context, async tx => {
    const catalogue = await metricsOf(tx)
    const rows = targets.map(({ month, metric, value }) => ({
      month: firstOf(month),
      metric,
      value,
      currency: plannable(catalogue, metric).kind === 'money' ? currency : null,
    }))
    const cells = JSON.stringify(rows)
    await callWithin(tx, 'set_figure_targets', client_id, campaign_id, channel, cells)
    return { targets: rows.length }
  })
}

function plannable(catalogue: Catalogue, id: string) {
  const metric = catalogue.get(id)
  if (!metric) throw fail('UNPROCESSABLE', `There is no metric “${id}”.`)
  if (!isPlannable(metric))
    throw fail(
      'UNPROCESSABLE',
      `“${metric.name}” follows from a plan or from no figure; it cannot be planned.`,
    )
  return metric
}
