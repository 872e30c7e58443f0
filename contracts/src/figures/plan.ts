import * as z from 'zod'
import { isoDate, uuid } from '../rows.ts'
import { CHANNEL_IDS } from './sources.ts'
import { metricHead } from './view.ts'

/** Targets of one call, and months of one look at a plan. */
export const TARGETS_AT_ONCE = 600
export const PLAN_MONTHS_MAX = 36
export const TARGET_MAX = 1e13

/** YYYY-MM. */
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month such as 2026-11, from 2000 to 2099')

const monthNumber = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5))

/** Without campaign and channel: the plan of everything together. */
const planPlace = z.object({
  client_id: uuid.optional(),
  campaign_id: uuid.optional(),
  channel: z.enum(CHANNEL_IDS).optional(),
})
type PlanPlace = z.infer<typeof planPlace>
const isOfOne = ({ campaign_id, channel }: PlanPlace): boolean => !campaign_id || !channel
const OF_ONE = { path: ['channel'], message: 'A plan is of a campaign or of a channel' }

/** Which plan, and which months of it. */
export const planFilter = planPlace
  .extend({ from: month, to: month })
  .refine(isOfOne, OF_ONE)
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The first month comes first' })
  .refine(({ from, to }) => monthNumber(to) - monthNumber(from) < PLAN_MONTHS_MAX, {
    path: ['to'],
    message: `At most ${PLAN_MONTHS_MAX} months at once`,
  })
export type PlanFilter = z.infer<typeof planFilter>

/** A metric in a month: money in minor units, rates as shares of 1; null takes the target back. */
const targetSet = z.object({
  month,
  metric: z.string().max(40),
  value: z.number().min(0).max(TARGET_MAX).nullable(),
})
export type TargetSet = z.infer<typeof targetSet>

const cellOf = (target: { month: string; metric: string }): string =>
  `${target.month} ${target.metric}`

export const planChange = planPlace
  .extend({
    /** Of the money among them. */
    currency: z.string().regex(/^[A-Z]{3}$/, 'Three capital letters, such as EUR'),
    targets: z
      .array(targetSet)
      .min(1)
      .max(TARGETS_AT_ONCE)
      .refine(targets => new Set(targets.map(cellOf)).size === targets.length, {
        message: 'A month of a metric is named twice',
      }),
  })
  .refine(isOfOne, OF_ONE)
export type PlanChange = z.infer<typeof planChange>

const target = z.object({
  month: z.string(),
  metric: z.string(),
  value: z.number(),
  currency: z.string().nullable(),
  set_by_name: z.string().nullable(),
  set_at: isoDate,
})
export type Target = z.infer<typeof target>

/** A month of a figure that adds up: what is planned of everything together, and what the plans of channels come to. */
const apart = z.object({
  month: z.string(),
  metric: z.string(),
  whole: z.number().nullable(),
  channels: z.number(),
  /** Of money alone. */
  currency: z.string().nullable(),
})
export type PlanApart = z.infer<typeof apart>

/** A plan as its page shows it. */
export const planDetail = z.object({
  /** That new targets in money are in, unless somebody says otherwise. */
  currency: z.string(),
  /** What can be planned: everything that is computed from figures. */
  metrics: z.array(metricHead),
  targets: z.array(target),
  /** Where channels do not add up to everything together; nothing says which of them is meant. */
  apart: z.array(apart),
  /** Of the campaign, where it has one with both dates: what spend is held against where nothing is set. */
  budget: z
    .object({ budget_cents: z.number(), start_date: z.string(), end_date: z.string() })
    .nullable(),
})
export type PlanDetail = z.infer<typeof planDetail>
