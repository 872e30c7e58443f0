import * as z from 'zod'
import { AGENT_SLUGS, ORGANIZATION_TYPES } from './catalogue.ts'

// Rows as they travel: the specification's field names, ISO dates, integer cents.
export const uuid = z.uuid()
export const isoDate = z.string()

export const organizationRow = z.object({ id: uuid, name: z.string(), type: z.enum(ORGANIZATION_TYPES), slug: z.string() })
export type OrganizationRow = z.infer<typeof organizationRow>

export const userRow = z.object({ id: uuid, org_id: uuid.nullable(), email: z.string(), full_name: z.string() })
export type UserRow = z.infer<typeof userRow>

export const roleRow = z.object({ role_name: z.string(), client_id: uuid.nullable() })
export type RoleRow = z.infer<typeof roleRow>

export const campaignRow = z.object({
  id: uuid, org_id: uuid, client_id: uuid.nullable(), name: z.string(), description: z.string().nullable(), campaign_type: z.string().nullable(), priority_level: z.number().int(),
  budget_cents: z.number().int().nullable(), spent_cents: z.number().int(), start_date: z.string().nullable(), end_date: z.string().nullable(), marketing_channels: z.array(z.string()),
  geographic_target: z.string().nullable(), target_audience: z.string().nullable(), goals: z.array(z.string()), success_metrics: z.array(z.string()), status: z.string(), created_at: isoDate, updated_at: isoDate, created_by: uuid.nullable(),
})
export type CampaignRow = z.infer<typeof campaignRow>

export const agentOutputRow = z.object({ id: uuid, org_id: uuid, output_type: z.string(), created_at: isoDate, agent_type: z.enum(AGENT_SLUGS), title: z.string(), summary: z.string().nullable(), updated_at: isoDate, saved_at: isoDate.nullable(), session_id: uuid.nullable(), client_id: uuid.nullable() })
export type AgentOutputRow = z.infer<typeof agentOutputRow>

export const dashboardMetrics = z.object({
  campaign_count: z.number(), active_campaigns: z.number(), completed_campaigns: z.number(), total_budget: z.number(), total_spent: z.number(), budget_utilization_percentage: z.number(),
  client_count: z.number(), active_clients: z.number(), team_member_count: z.number(), new_members_30d: z.number(), document_count: z.number(), total_ai_interactions: z.number(),
  total_revenue: z.number(), avg_client_value: z.number(), last_activity: isoDate.nullable(), organization_type: z.enum(ORGANIZATION_TYPES),
})
export type DashboardMetrics = z.infer<typeof dashboardMetrics>

export const readinessRow = z.object({ has_strategy: z.boolean(), has_persona: z.boolean(), has_marketing_strategy: z.boolean(), has_content: z.boolean(), total_outputs: z.number(), readiness_score: z.number(), is_ready: z.boolean() })
export type ReadinessRow = z.infer<typeof readinessRow>

/** A learned insight. `extracted_context` holds one or more keys (companyName, competitors, …) with a string or a list of strings. */
export const insightRow = z.object({
  id: uuid, extracted_context: z.record(z.string(), z.union([z.string(), z.array(z.string())])), confidence_score: z.number().min(0).max(1), agent_type: z.enum(AGENT_SLUGS),
  quote: z.string(), status: z.enum(['pending', 'approved', 'rejected']), auto_approved: z.boolean(), session_id: uuid.nullable(), created_at: isoDate, decided_at: isoDate.nullable(), uses: z.number().int(),
})
export type InsightRow = z.infer<typeof insightRow>

export const businessContext = z.object({ companyName: z.string(), industry: z.string(), companySize: z.string(), description: z.string() })
export type BusinessContext = z.infer<typeof businessContext>
