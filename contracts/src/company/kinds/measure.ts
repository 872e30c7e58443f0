import * as z from 'zod'
import { METRICS } from '../chips.ts'
import { count, day, FIGURE_FORMS, PERIODS, unit, figure } from '../figures.ts'
import { common } from './common.ts'

/** From where a value comes that nobody told: imported figures of these days, and between which values it lies (95%). */
const measured = z.object({
  /** Of the table of metrics. */
  metric: z.string().max(60),
  /** Of this channel alone; without one, of all. */
  channel: z.string().max(60).optional(),
  /** As `value`, which may be below nought here. */
  low: z.number(),
  high: z.number(),
  /** So many cases it rests on. */
  n: count,
  from: day,
  to: day,
})

/** A figure of the organization. `about` names the offer, segment or channel it belongs to. */
export const measure = z.object({
  ...common,
  metric: z.enum(METRICS).optional(),
  /** In `form`: money in cents, a share 0–1. */
  value: figure.optional(),
  previous: figure.optional(),
  /** Of how many, where it is a part. */
  of: count.optional(),
  form: z.enum(FIGURE_FORMS).optional(),
  unit: unit.optional(),
  per: z.enum(PERIODS).optional(),
  /** The same in each month of a year, in `form`, January first. */
  byMonth: z.array(figure).length(12).optional(),
  measured: measured.optional(),
})
