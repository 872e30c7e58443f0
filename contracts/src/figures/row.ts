import type { Measure } from './measures.ts'
import type { Channel } from './sources.ts'

/** How fine a row is. Rows of two grains of one source and day tell the same twice: the later import stands. */
export const GRAINS = ['account', 'channel', 'campaign', 'ad_group', 'ad', 'order'] as const
export type Grain = (typeof GRAINS)[number]

/** A line of a file as it is understood: one day of one thing, with every figure told of it. */
export type FigureRow = {
  /** Of the file, counted from 1, header and comment lines included. */
  line: number
  /** YYYY-MM-DD, in the time zone of the account. */
  day: string
  /** 0–23, where the line is of a moment (an order) and not of a day. */
  hour: number | null
  channel: Channel | null
  grain: Grain
  /** What the row is of, as the source names it: a campaign, an order number. Null for a whole account. */
  entity: string | null
  /** The campaign's name, where the row is of a campaign or finer. */
  campaign: string | null
  /** What else cuts the row, as `device=mobile;page=/trees`, keys in alphabetical order; null where nothing does. */
  slice: string | null
  /** ISO 4217; null where neither file nor person says. */
  currency: string | null
  /** The attribution setting as the source writes it. */
  attribution: string | null
  /** Minor units or counts; what is not told is absent, never 0. */
  values: Partial<Record<Measure, number>>
}
