import type {
  CampaignLine,
  FiguresFilter,
  FiguresView,
  Measured,
} from '@sextant/contracts/figures/view'
import type { SourceSpan } from './completeness.ts'
import type { Figure } from './figure.ts'
import { ofCampaign, ofEverything, type PlanInput, type PlanScope } from './plan.ts'

/** What was planned of the figures that a filter shows. Nobody plans by channel or source: there it is null. */
export function planScope(
  { filter, plan, spans }: { filter: FiguresFilter; plan: PlanInput; spans: readonly SourceSpan[] },
  figures: readonly Figure[],
  currency: string,
): { whole: PlanScope; all: PlanScope } | null {
  if (filter.channel || filter.source) return null
  const shared = { currency, known: lastKnown(spans) }
  const { campaign_id } = filter
  const whole = campaign_id ? ofCampaign(plan, campaign_id) : ofEverything(plan, figures)
  return { whole: { ...shared, ...whole }, all: { ...shared, ...plan } }
}

/** The last day that any source told of. */
export const lastKnown = (spans: readonly SourceSpan[]): string | null =>
  spans
    .map(({ last_day }) => last_day)
    .toSorted()
    .at(-1) ?? null

/** Which metrics have a plan here, and up to which day figures can be held against it. */
export function planShown(
  scope: PlanScope | null,
  measured: Iterable<Measured>,
  { to }: { to: string },
): FiguresView['plan'] {
  if (!scope) return null
  return {
    metrics: [...measured].filter(({ planned }) => planned !== null).map(({ metric }) => metric),
    until: scope.known !== null && scope.known < to ? scope.known : null,
  }
}

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
