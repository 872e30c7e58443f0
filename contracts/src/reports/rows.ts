import * as z from 'zod'
import { PLAIN_TEXT } from '../plain-text.ts'
import { isoDate, uuid } from '../rows.ts'
import { reportContent } from './content.ts'
import { PERIOD_RULES, REPORT_TYPE_IDS, SECTION_IDS } from './types.ts'

export const REPORT_TITLE_MAX = 160
export const REPORT_TEXT_MAX = 8_000
export const REPORT_STEPS_MAX = 12
export const REPORT_COMMENT_MAX = 2_000
export const REPORT_RECIPIENTS_MAX = 50

const line = (most: number) =>
  z.string().trim().min(1).max(most).regex(PLAIN_TEXT, 'Please use plain text')

export const reportType = z.enum(REPORT_TYPE_IDS)
export const reportSections = z.array(z.enum(SECTION_IDS)).max(SECTION_IDS.length)
export const reportBrandOf = z.enum(['agency', 'client'])
/** What was planned for the period, by metric; money in minor units. */
export const reportPlan = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), z.number())
export const reportStep = z.object({
  lead: z.string().trim().max(80).regex(PLAIN_TEXT),
  text: line(400),
})
export const reportTitle = line(REPORT_TITLE_MAX)
export const reportPeriod = z
  .object({
    rule: z.enum(PERIOD_RULES),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(
    ({ rule, from, to }) =>
      rule !== 'days' || (from !== undefined && to !== undefined && from <= to),
    { path: ['from'], message: 'Name the first and the last day' },
  )

export const reportRow = z.object({
  id: uuid,
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  report_type: reportType,
  title: z.string(),
  period_rule: z.enum(PERIOD_RULES),
  period_from: z.string(),
  period_to: z.string(),
  brand: reportBrandOf,
  state: z.enum(['draft', 'published']),
  version: z.number().int(),
  schedule_id: uuid.nullable(),
  created_at: isoDate,
  created_by_name: z.string().nullable(),
  published_at: isoDate.nullable(),
  shared_at: isoDate.nullable(),
  shared_by_name: z.string().nullable(),
  comments: z.number().int(),
})
export type ReportRow = z.infer<typeof reportRow>

export const reportComment = z.object({
  id: uuid,
  section: z.enum(SECTION_IDS).nullable(),
  body: z.string(),
  author_name: z.string().nullable(),
  /** Written by the client's people. */
  from_client: z.boolean(),
  is_you: z.boolean(),
  created_at: isoDate,
})
export type ReportComment = z.infer<typeof reportComment>

export const reportAnswer = z.object({
  report: reportRow,
  sections: reportSections,
  plan: reportPlan,
  /** Of a draft: the plan of its days, which holds where nothing was typed. */
  planned: reportPlan,
  steps: z.array(reportStep),
  words: z.string(),
  content: reportContent,
  comments: z.array(reportComment),
  /** What the caller may do here. */
  may: z.object({ edit: z.boolean(), share: z.boolean(), comment: z.boolean() }),
})
export type ReportAnswer = z.infer<typeof reportAnswer>

/** Somebody who could get a report. */
export const reportPerson = z.object({
  user_id: uuid,
  name: z.string(),
  /** Of the client's people. */
  guest: z.boolean(),
})
export type ReportPerson = z.infer<typeof reportPerson>

export const scheduleFields = z.object({
  report_type: reportType,
  sections: reportSections,
  brand: reportBrandOf,
  cadence: z.enum(['weekly', 'monthly']),
  /** Monday is 1; of a weekly one. */
  weekday: z.number().int().min(1).max(7),
  /** The first working day of a month is 1; of a monthly one. */
  working_day: z.number().int().min(1).max(20),
  hour: z.number().int().min(0).max(23),
  time_zone: z.string().min(1).max(60),
  recipients: z.array(uuid).min(1).max(REPORT_RECIPIENTS_MAX),
  /** Guests see it in their portal as well. */
  share: z.boolean(),
})
export const scheduleRow = scheduleFields.extend({
  id: uuid,
  client_id: uuid.nullable(),
  client_name: z.string().nullable(),
  recipient_names: z.array(z.string()),
  next_at: isoDate,
  version: z.number().int(),
})
export type ScheduleRow = z.infer<typeof scheduleRow>
export type ScheduleFields = z.infer<typeof scheduleFields>

/** A report on its way to one person. */
export const reportMailRow = z.object({
  id: uuid,
  report_id: uuid,
  report_title: z.string(),
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
  recipient_name: z.string().nullable(),
  state: z.enum(['waiting', 'queued', 'sent', 'dead']),
  attempts: z.number().int(),
  reason: z.string().nullable(),
  created_at: isoDate,
  settled_at: isoDate.nullable(),
})
export type ReportMailRow = z.infer<typeof reportMailRow>
