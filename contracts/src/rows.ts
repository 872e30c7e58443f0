import { CLIENT_NOTES_MAX, CONTACT_NAME_MAX, EMAIL_MAX, PHONE_MAX, WEBSITE_MAX } from './limits.ts'
import * as z from 'zod'
import {
  type CampaignField,
  campaignFieldNames,
  LISTED_FIELDS,
  type ListedField,
} from './campaigns/field-list.ts'
import { campaignFieldRow } from './campaigns/fields.ts'
import { AGENT_SLUGS, ORGANIZATION_TYPES } from './catalogue.ts'
import { DOCUMENT_KINDS } from './document-kinds.ts'

// Rows as they travel: the specification's field names, ISO dates, integer cents.
export const uuid = z.uuid()
export const isoDate = z.string()

export const organizationRow = z.object({
  id: uuid,
  name: z.string(),
  type: z.enum(ORGANIZATION_TYPES),
  slug: z.string(),
})
export type OrganizationRow = z.infer<typeof organizationRow>

export const userRow = z.object({
  id: uuid,
  org_id: uuid.nullable(),
  email: z.string(),
  full_name: z.string(),
})
export type UserRow = z.infer<typeof userRow>

export const roleRow = z.object({ role_name: z.string(), client_id: uuid.nullable() })
export type RoleRow = z.infer<typeof roleRow>

export const campaignRow = z.object({
  id: uuid,
  org_id: uuid,
  client_id: uuid.nullable(),
  ...campaignFieldRow,
  created_at: isoDate,
  updated_at: isoDate,
  created_by: uuid.nullable(),
  archived_at: isoDate.nullable(),
  /** Rises with every change; sent back with an edit so that two people cannot overwrite each other. */
  version: z.number().int(),
  /** Of the agency's client; null for the organization's own campaigns. */
  client_name: z.string().nullable(),
  client_slug: z.string().nullable(),
})
export type CampaignRow = z.infer<typeof campaignRow>

const unlisted = campaignFieldNames().filter(
  (field): field is Exclude<CampaignField, ListedField> =>
    !(LISTED_FIELDS as readonly string[]).includes(field),
)
/** A campaign as lists carry it: about 500 bytes instead of 800. */
export const campaignListRow = campaignRow.omit({
  ...(Object.fromEntries(unlisted.map(field => [field, true])) as Record<
    (typeof unlisted)[number],
    true
  >),
  created_by: true,
})
export type CampaignListRow = z.infer<typeof campaignListRow>

/** How to reach a client. `name` is the person to talk to. */
export const clientInfo = z
  .object({
    name: z.string().max(CONTACT_NAME_MAX),
    email: z.string().max(EMAIL_MAX),
    phone: z.string().max(PHONE_MAX),
    website: z.string().max(WEBSITE_MAX),
    notes: z.string().max(CLIENT_NOTES_MAX),
  })
  .partial()
export type ClientInfo = z.infer<typeof clientInfo>

export const clientRow = z.object({
  id: uuid,
  org_id: uuid,
  slug: z.string(),
  name: z.string(),
  status: z.string(),
  industry: z.string().nullable(),
  client_info: clientInfo,
  /** What the client pays a month, in cents of a US dollar; null when nobody said. */
  monthly_fee_cents: z.number().int().nullable(),
  campaigns_count: z.number().int(),
  active_campaigns: z.number().int(),
  outputs_count: z.number().int(),
  /** 0 to 100, as the specification counts; clients/health.ts holds the bands. */
  health_score: z.number().int(),
  created_at: isoDate,
  updated_at: isoDate,
  archived_at: isoDate.nullable(),
  archive_reason: z.string().nullable(),
  version: z.number().int(),
})
export type ClientRow = z.infer<typeof clientRow>

/** A client with its figures: money in cents; the three parts of the health score add up to it. */
export const clientDashboardRow = clientRow.extend({
  health_campaigns: z.number().int(),
  health_age: z.number().int(),
  health_outputs: z.number().int(),
  age_days: z.number().int(),
  completed_campaigns: z.number().int(),
  total_budget: z.number(),
  total_spent: z.number(),
  waiting_approvals: z.number().int(),
  unread_messages: z.number().int(),
  last_activity: isoDate.nullable(),
  /** The newest twenty of this client. */
  recent_outputs: z.array(
    z.object({
      id: uuid,
      description: z.string(),
      agent: z.enum(AGENT_SLUGS),
      timestamp: isoDate,
      output_type: z.string(),
    }),
  ),
})
export type ClientDashboardRow = z.infer<typeof clientDashboardRow>

export const crossClientRow = z.object({
  client_id: uuid,
  slug: z.string(),
  name: z.string(),
  industry: z.string().nullable(),
  status: z.string(),
  campaign_count: z.number().int(),
  active_campaigns: z.number().int(),
  completed_campaigns: z.number().int(),
  total_budget: z.number(),
  total_spent: z.number(),
  output_count: z.number().int(),
  monthly_fee_cents: z.number().int().nullable(),
  health_score: z.number().int(),
  last_activity: isoDate.nullable(),
})
export type CrossClientRow = z.infer<typeof crossClientRow>

export const agentOutputRow = z.object({
  id: uuid,
  org_id: uuid,
  output_type: z.string(),
  created_at: isoDate,
  agent_type: z.enum(AGENT_SLUGS),
  title: z.string(),
  summary: z.string().nullable(),
  updated_at: isoDate,
  saved_at: isoDate.nullable(),
  session_id: uuid.nullable(),
  client_id: uuid.nullable(),
  /** Shown to the client's people since. */ shared_at: isoDate.nullable(),
})
export type AgentOutputRow = z.infer<typeof agentOutputRow>

export const dashboardMetrics = z.object({
  campaign_count: z.number(),
  active_campaigns: z.number(),
  completed_campaigns: z.number(),
  total_budget: z.number(),
  total_spent: z.number(),
  budget_utilization_percentage: z.number(),
  client_count: z.number(),
  active_clients: z.number(),
  team_member_count: z.number(),
  new_members_30d: z.number(),
  document_count: z.number(),
  total_ai_interactions: z.number(),
  /** In dollars; null for who may not know what clients pay. */
  total_revenue: z.number().nullable(),
  avg_client_value: z.number().nullable(),
  last_activity: isoDate.nullable(),
  organization_type: z.enum(ORGANIZATION_TYPES),
})
export type DashboardMetrics = z.infer<typeof dashboardMetrics>

export const readinessRow = z.object({
  has_strategy: z.boolean(),
  has_persona: z.boolean(),
  has_marketing_strategy: z.boolean(),
  has_content: z.boolean(),
  total_outputs: z.number(),
  readiness_score: z.number(),
  is_ready: z.boolean(),
})
export type ReadinessRow = z.infer<typeof readinessRow>

/** A place in a document, with the kind of its file, which says what a page of it is called. */
export const documentPlace = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  version: z.number().int(),
  page: z.number().int(),
  /** The language model that read it there; null or absent: rules did. */
  read_by: z.string().nullish(),
})
export type DocumentPlace = z.infer<typeof documentPlace>

export const businessContext = z.object({
  companyName: z.string(),
  industry: z.string(),
  companySize: z.string(),
  description: z.string(),
})
export type BusinessContext = z.infer<typeof businessContext>
