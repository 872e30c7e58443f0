import type {
  CampaignLine,
  FiguresFilter,
  FiguresView,
  Measured,
} from '@sextant/contracts/figures/view'
import type { Catalogue } from '@sextant/contracts/metrics/catalogue'
import type { SourceSpan } from './completeness.ts'
import type { Figure } from './figure.ts'
import { isSum } from './parts-of-metric.ts'
import {
  channelsPlanned,
  ofCampaign,
  ofChannel,
  ofEverything,
  type PlanInput,
  type PlanScope,
} from './plan.ts'

/** What was planned of the figures that a filter shows: of everything, a campaign or a channel (whole), and where lines have plans of their own, all of it. Nobody plans by source, nor a campaign in a channel: there it is null. */
export function planScope(
  { filter, plan, spans }: { filter: FiguresFilter; plan: PlanInput; spans: readonly SourceSpan[] },
  figures: readonly Figure[],
  currency: string,
): { whole: PlanScope; all: PlanScope | null } | null {
  const { campaign_id, channel } = filter
  if (filter.source || (campaign_id && channel)) return null
  const shared = { currency, known: lastKnown(spans) }
  // A line of a channel may be a part of its campaign only.
  if (channel) return { whole: { ...shared, ...ofChannel(plan, channel) }, all: null }
  const whole = campaign_id ? ofCampaign(plan, campaign_id) : ofEverything(plan, figures)
  return { whole: { ...shared, ...whole }, all: { ...shared, ...plan } }
}

/** The last day that any source told of. */
export const lastKnown = (spans: readonly SourceSpan[]): string | null =>
  spans
    .map(({ last_day }) => last_day)
    .toSorted()
    .at(-1) ?? null

type Shown = {
  plan: ReturnType<typeof planScope>
  measured: readonly Measured[]
  period: { from: string; to: string }
  catalogue: Catalogue
  filter: FiguresFilter
}

/** Which metrics have a plan here, up to which day figures can be held against it, and where channels do not add up to it. */
export function planShown(shown: Shown): FiguresView['plan'] {
  const { plan, measured, period } = shown
  if (!plan) return null
  const { known } = plan.whole
  return {
    metrics: measured.filter(({ planned }) => planned !== null).map(({ metric }) => metric),
    until: known !== null && known < period.to ? known : null,
    apart: apartOf(shown),
  }
}

/** Figures that add up, of everything together, whose channels come to something else. */
function apartOf({ plan, measured, period, catalogue, filter }: Shown): Apart[] {
  if (!plan?.all || filter.campaign_id) return []
  const { all } = plan
  return measured.flatMap(({ metric: id, planned }) => {
    const metric = catalogue.get(id)!
    if (!planned || !isSum(metric)) return []
    const channels = channelsPlanned(metric, period, all)
    if (channels === null || channels === planned.value) return []
    return [{ metric: id, whole: planned.value, channels }]
  })
}
type Apart = NonNullable<FiguresView['plan']>['apart'][number]

/** All campaigns together stand to the plan of everything where they are everything. */
export function totalWithPlan(
  total: CampaignLine | null,
  measured: ReadonlyMap<string, Measured>,
): CampaignLine | null {
  if (!total) return null
  const planned = (one: Measured): Measured => {
    const page = measured.get(one.metric)
    return page && page.value === one.value ? { ...one, planned: page.planned } : one
  }
  return {
    ...total,
    spend: planned(total.spend),
    results: planned(total.results),
    cost: planned(total.cost),
    back: planned(total.back),
  }
}
