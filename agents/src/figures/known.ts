import type { FigureNote } from '@sextant/contracts/figures/view'
import type { SourceSpan } from './completeness.ts'
import type { Figure } from './figure.ts'
import type { Inputs } from './parts-of-metric.ts'

/** A sum that stands, cut finer than a campaign: `slice` is `device=mobile;page=/trees`. */
export type SliceFigure = Pick<Figure, 'day' | 'source' | 'channel' | 'measure' | 'value'> & {
  slice: string
}

/** A campaign of ours with the money that it may take. */
export type CampaignPlan = {
  id: string
  name: string
  /** In the money of its spend. */
  budget_cents: number
  start_date: string
  end_date: string
}

/** A campaign of ours that stood still, and the last day on which it was to run. */
export type StoppedCampaign = {
  id: string
  name: string
  how: 'ended' | 'paused' | 'completed' | 'cancelled'
  last_day: string
}

/** What was measured of an organization or one client, as it stood when it was read: what a tool that is about it computes from. */
export type FiguresKnown = {
  /** By day. Those of half a year up to the last day that is known. */
  figures: readonly Figure[]
  spans: readonly SourceSpan[]
  /** Of the last eight weeks. */
  slices: readonly SliceFigure[]
  notes: readonly FigureNote[]
  /** Those with a budget and both dates. */
  campaigns: readonly CampaignPlan[]
  /** Those that stood still by the last day that is known. */
  stopped: readonly StoppedCampaign[]
  /** The one campaign that all of it is of. */
  about: { id: string; name: string } | null
  /** Where no figure says it. */
  currency: string
  inputs: Inputs
}

/** Days of figures and of slices that a tool is handed. */
export const DAYS_HANDED = 182
export const SLICE_DAYS_HANDED = 56
