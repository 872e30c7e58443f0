import { marginFor } from '@sextant/agents/company/margins'
import type { Company } from '@sextant/agents/company/company'
import type { SourceSpan } from '@sextant/agents/figures/completeness'
import { dayAfter } from '@sextant/agents/figures/days'
import type { Figure } from '@sextant/agents/figures/figure'
import {
  type CampaignPlan,
  DAYS_HANDED,
  type FiguresKnown,
  SLICE_DAYS_HANDED,
  type SliceFigure,
  type StoppedCampaign,
} from '@sextant/agents/figures/known'
import type { FigureNote } from '@sextant/contracts/figures/view'
import { callWithin, rowsWithin } from '@sextant/database/call'
import type { Tables } from '@sextant/database/tables'
import type { Transaction } from 'kysely'

type Tx = Transaction<Tables>
/** Whose figures: those of one campaign only, where the session is for one. */
type Place = { clientId: string | null; sessionId?: string | null; campaignId?: string | null }

/** What was measured, as a turn and a redraft compute from it; null where nothing was imported. Within a transaction as the person. */
export async function readFiguresKnown(
  tx: Tx,
  { clientId, sessionId = null, campaignId = null }: Place,
  company: Company,
): Promise<FiguresKnown | null> {
  const spans = await rowsWithin<SourceSpan>(tx, 'figures_state', clientId)
  const last = spans
    .map(({ last_day }) => last_day)
    .toSorted()
    .at(-1)
  if (!last) return null
  const from = dayAfter(last, 1 - DAYS_HANDED)
  const sliceFrom = dayAfter(last, 1 - SLICE_DAYS_HANDED)
  const figures = await rowsWithin<Figure>(tx, 'read_figures', clientId, 'day', from, last)
  const campaigns = await rowsWithin<CampaignPlan>(tx, 'figure_plans', clientId)
  const margin = marginFor(company, {})?.value
  const known: FiguresKnown = {
    figures,
    spans,
    slices: await rowsWithin<SliceFigure>(tx, 'figure_slices', clientId, sliceFrom, last),
    notes: await rowsWithin<FigureNote>(tx, 'figure_notes', clientId, sliceFrom, last),
    campaigns,
    stopped: await rowsWithin<StoppedCampaign>(tx, 'stopped_campaigns', clientId, last),
    about: null,
    currency: company.currency,
    inputs: margin === undefined ? {} : { margin },
  }
  const of = sessionId
    ? await callWithin<string | null>(tx, 'session_campaign', sessionId)
    : campaignId
  return of === null ? known : ofCampaign(known, of)
}

/** One campaign's own figures: what is cut finer names no campaign. */
function ofCampaign(known: FiguresKnown, campaignId: string): FiguresKnown | null {
  const figures = known.figures.filter(({ campaign_id }) => campaign_id === campaignId)
  const told = new Set(figures.map(({ source }) => source))
  const spans = known.spans.filter(({ source }) => told.has(source))
  const name = figures[0]?.campaign
  if (!name) return null
  return {
    ...known,
    figures,
    spans,
    slices: [],
    campaigns: known.campaigns.filter(({ id }) => id === campaignId),
    about: { id: campaignId, name },
  }
}
