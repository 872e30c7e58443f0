import type { Figure } from '@sextant/agents/figures/figure'
import type { SourceSpan } from '@sextant/agents/figures/completeness'
import type { CampaignPlan, StoppedCampaign } from '@sextant/agents/figures/known'
import type { PlanInput, PlannedMonth } from '@sextant/agents/figures/plan'
import { dayAfter } from '@sextant/agents/figures/days'
import { LEAD } from '@sextant/agents/figures/trend'
import { periodsOf, type ViewInput } from '@sextant/agents/figures/view'
import { resultTold } from '@sextant/agents/figures/stack'
import type { FigureNote, FiguresFilter, FiguresView } from '@sextant/contracts/figures/view'
import { catalogueOf, type CustomMetric } from '@sextant/contracts/metrics/catalogue'
import { type Actor, asActor } from '@sextant/database/as-actor'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Transaction } from 'kysely'
import type { Tables } from '@sextant/database/tables'
import type { Services } from '../../platform/context.ts'
import { thinkingOf } from '../thinking/index.ts'
import { inputsOf } from './read-inputs.ts'

/** Somebody who reads: the bearer of a token, or a person for whom the server works on. */
type Reader = Pick<Services, 'database' | 'now'> & Actor
type Tx = Transaction<Tables>
type HourRow = { source: string; weekday: number; hour: number; value: number }

const spansOf = (tx: Tx, clientId: string | null): Promise<SourceSpan[]> =>
  rowsWithin<SourceSpan>(tx, 'figures_state', clientId)

const figuresOf = (
  tx: Tx,
  clientId: string | null,
  { from, to }: { from: string; to: string },
): Promise<Figure[]> =>
  rowsWithin<Figure>(tx, 'read_figures', clientId, 'day', dayAfter(from, -LEAD), to)

const hoursOf = async (
  tx: Tx,
  clientId: string | null,
  figures: readonly Figure[],
  { from, to }: { from: string; to: string },
  channel: string | null,
): Promise<HourRow[]> => {
  const measure = resultTold(figures)
  if (!measure) return []
  return rowsWithin<HourRow>(tx, 'figure_hours', clientId, measure, from, to, channel)
}

/** What was planned of the months and days that a period touches. */
const planOf = async (
  tx: Tx,
  clientId: string | null,
  { from, to }: { from: string; to: string },
): Promise<PlanInput> => ({
  targets: await rowsWithin<PlannedMonth>(tx, 'figure_targets', clientId, from, to),
  budgets: await rowsWithin<CampaignPlan>(tx, 'campaign_budgets', clientId, from, to),
})

/** A page of figures of the organization or a client, computed from what stands. NOT_FOUND for a client that is not there. */
export async function readView(context: Reader, filter: FiguresFilter): Promise<FiguresView> {
  const { input, userId } = await readViewInput(context, filter)
  return thinkingOf(userId).figuresPage(input)
}

/** What a page of figures is computed from, and for whom. */
export async function readViewInput(
  context: Reader,
  filter: FiguresFilter,
): Promise<{ input: ViewInput; userId: string }> {
  const clientId = filter.client_id ?? null
  const today = context.now().toISOString().slice(0, 10)
  const read = await asActor(context.database.db, context, async tx => {
    const spans = await spansOf(tx, clientId)
    const { period, before } = periodsOf(filter, spans, today)
    const former = before ? await figuresOf(tx, clientId, before) : []
    const now = await figuresOf(tx, clientId, period)
    return {
      spans,
      plan: await planOf(tx, clientId, period),
      stopped: await rowsWithin<StoppedCampaign>(tx, 'stopped_campaigns', clientId, period.to),
      figures: withoutTwice(former, now),
      hours: await hoursOf(tx, clientId, now, period, filter.channel ?? null),
      notes: await rowsWithin<FigureNote>(tx, 'figure_notes', clientId, period.from, period.to),
      custom: await rowsWithin<CustomMetric>(tx, 'list_custom_metrics'),
      userId: await callWithin<string>(tx, 'user_id'),
    }
  })
  const about = await inputsOf(context, clientId)
  const { custom, userId, ...rest } = read
  const input = { ...rest, ...about, filter, catalogue: catalogueOf(custom), today }
  return { input, userId }
}

/** Both look back some days, and a period longer than a year shares days with the one a year before. */
const withoutTwice = (former: readonly Figure[], now: readonly Figure[]): Figure[] => {
  const first = now[0]?.day
  return [...former.filter(({ day }) => first === undefined || day < first), ...now]
}
