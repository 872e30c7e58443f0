import * as z from 'zod'
import { PLAIN_TEXT, VISIBLE_TEXT } from '../plain-text.ts'

const text = z.string().max(4_000).nullable()
const list = z.array(z.string().trim().min(1).max(200)).max(50)
const day = z.iso.date().nullable()
/** Cents of a US dollar; exact up to 90 trillion dollars. */
const cents = z.int().min(0)

/** One word in lower case; CAMPAIGN_STATUSES are those the product offers. */
export const campaignStatus = z.string().regex(/^[a-z][a-z_-]{0,39}$/)

/** What may stand in each field of a campaign. */
export const campaignValues = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(PLAIN_TEXT, 'Please use plain text')
    .regex(VISIBLE_TEXT, 'Please use letters'),
  description: text,
  campaign_type: text,
  priority_level: z.int().min(0).max(10),
  budget_cents: cents.nullable(),
  spent_cents: cents,
  start_date: day,
  end_date: day,
  marketing_channels: list,
  geographic_target: text,
  target_audience: text,
  goals: list,
  success_metrics: list,
  objectives: list,
  content_pillars: list,
  target_personas: list,
  competitor_context: text,
  tags: list,
  status: campaignStatus,
}

const v = campaignValues
/** What a person writes on a new campaign, in the order of the form; all but the name may be left out. */
export const campaignFields = z.object({
  name: v.name,
  description: v.description.default(null),
  campaign_type: v.campaign_type.default(null),
  priority_level: v.priority_level.default(0),
  budget_cents: v.budget_cents.default(null),
  spent_cents: v.spent_cents.default(0),
  start_date: v.start_date.default(null),
  end_date: v.end_date.default(null),
  marketing_channels: v.marketing_channels.default([]),
  geographic_target: v.geographic_target.default(null),
  target_audience: v.target_audience.default(null),
  goals: v.goals.default([]),
  success_metrics: v.success_metrics.default([]),
  objectives: v.objectives.default([]),
  content_pillars: v.content_pillars.default([]),
  target_personas: v.target_personas.default([]),
  competitor_context: v.competitor_context.default(null),
  tags: v.tags.default([]),
  status: v.status.default('draft'),
})
export type CampaignFields = z.output<typeof campaignFields>
