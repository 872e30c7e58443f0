import type { CampaignLine } from '@sextant/contracts/figures/view'
import type { Catalogue } from '@sextant/contracts/metrics/catalogue'
import type { Holes } from './completeness.ts'
import type { Figure } from './figure.ts'
import { measureMetric, withPlan } from './measure-metric.ts'
import type { Inputs } from './parts-of-metric.ts'
import { ofCampaign, type PlanScope, plannedFor } from './plan.ts'
import { tallyOf } from './tally.ts'

type Period = { from: string; to: string }
type Side = { figures: readonly Figure[]; period: Period }
type Shared = {
  catalogue: Catalogue
  holes: Holes
  inputs: Inputs
  /** Of all campaigns; null where the filter is finer than any plan. */
  plan: PlanScope | null
}

/** Campaigns shown; a firm with more narrows the filter. */
const LINES_MAX = 60

function lineOf(
  head: Pick<CampaignLine, 'campaign_id' | 'campaign' | 'channel' | 'source'>,
  now: Side,
  before: Side | null,
  { catalogue, holes, inputs, plan }: Shared,
): CampaignLine {
  const tally = tallyOf(now.figures, now.period, holes)
  const former = before && tallyOf(before.figures, before.period, holes)
  const leads = (tally.total.leads ?? 0) > (tally.total.conversions ?? 0)
  const of = (id: string) => {
    const metric = catalogue.get(id)!
    const measured = measureMetric(metric, tally, former, inputs)
    return withPlan(measured, plannedFor(metric, now.period, plan))
  }
  return {
    ...head,
    spend: of('spend'),
    results: of(leads ? 'leads' : 'conversions'),
    cost: of(leads ? 'cpl' : 'cpa'),
    back: of('roas'),
  }
}

/** Names of one campaign of ours in one source are the same line: it was renamed. */
const keyOf = ({ source, campaign, campaign_id }: Figure): string =>
  `${source}\n${campaign_id ?? campaign}`

const ofKey = (side: Side | null, key: string): Side | null =>
  side && { ...side, figures: side.figures.filter(figure => keyOf(figure) === key) }

/** The plan of a line: that of its campaign, unless several lines share it, of which none is the whole campaign. */
function plansOfLines(
  figures: readonly Figure[],
  plan: PlanScope | null,
): (campaignId: string | null) => PlanScope | null {
  const lines = Map.groupBy(figures, ({ campaign_id }) => campaign_id)
  return campaignId => {
    if (!plan || campaignId === null || lines.get(campaignId)!.length > 1) return null
    return { ...plan, ...ofCampaign(plan, campaignId) }
  }
}

/** Every campaign on which money was spent, the dearest first, and all of them together. */
export function campaignLines(
  now: Side,
  before: Side | null,
  shared: Shared,
): { lines: CampaignLine[]; total: CampaignLine | null } {
  const spent = new Map<string, { figure: Figure; spend: number }>()
  for (const figure of now.figures) {
    if (figure.measure !== 'spend' || figure.campaign === null) continue
    const key = keyOf(figure)
    // The newest name is what it is called.
    spent.set(key, { figure, spend: (spent.get(key)?.spend ?? 0) + figure.value })
  }
  if (spent.size === 0) return { lines: [], total: null }
  const dearest = [...spent].toSorted((a, b) => b[1].spend - a[1].spend).slice(0, LINES_MAX)
  const planOf = plansOfLines(
    [...spent.values()].map(({ figure }) => figure),
    shared.plan,
  )
  const lines = dearest.map(([key, { figure }]) => {
    const { campaign_id, campaign, channel, source } = figure
    const head = { campaign_id, campaign: campaign!, channel, source }
    const plan = planOf(campaign_id)
    return lineOf(head, ofKey(now, key)!, ofKey(before, key), { ...shared, plan })
  })
  const paid = (side: Side): Side => ({
    ...side,
    figures: side.figures.filter(figure => spent.has(keyOf(figure))),
  })
  const head = { campaign_id: null, campaign: 'All', channel: null, source: '' }
  const all = { ...shared, plan: null }
  return { lines, total: lineOf(head, paid(now), before && paid(before), all) }
}
