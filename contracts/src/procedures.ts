import * as z from 'zod'
import { campaignRow, dashboardMetrics, readinessRow, roleRow } from './rows.ts'

// Every stored procedure that the API offers at POST /api/v1/rpc/{name}: arguments, answer, how long the web may keep it (milliseconds).
const org = z.object({ p_org_id: z.uuid() })
const MINUTE = 60_000

export const PROCEDURES = {
  check_onboarding_status: { args: z.object({ p_user_id: z.uuid() }), row: z.object({ needs_onboarding: z.boolean() }), shape: 'one', stale: 2 * MINUTE, kept: 10 * MINUTE, anonymous: false },
  get_user_roles: { args: z.object({ p_user_id: z.uuid(), p_org_id: z.uuid() }), row: roleRow, shape: 'many', stale: 5 * MINUTE, kept: 10 * MINUTE, anonymous: false },
  get_dashboard_metrics_cached: { args: org, row: dashboardMetrics, shape: 'one', stale: 2 * MINUTE, kept: 10 * MINUTE, anonymous: false },
  get_dashboard_campaigns_routed: { args: org.extend({ p_limit: z.int().min(1).max(100).default(10) }), row: campaignRow, shape: 'many', stale: 5 * MINUTE, kept: 10 * MINUTE, anonymous: false },
  get_intelligence_readiness: { args: org, row: readinessRow, shape: 'one', stale: 30_000, kept: 5 * MINUTE, anonymous: false },
  is_email_invited: { args: z.object({ p_email: z.string().max(320) }), row: z.boolean(), shape: 'scalar', stale: 0, kept: 0, anonymous: true },
  mark_invite_used: { args: z.object({ p_email: z.string().max(320), p_user_id: z.uuid() }), row: z.boolean(), shape: 'scalar', stale: 0, kept: 0, anonymous: true },
} as const

export type ProcedureName = keyof typeof PROCEDURES
export type ProcedureArgs<N extends ProcedureName> = z.input<(typeof PROCEDURES)[N]['args']>
type Row<N extends ProcedureName> = z.output<(typeof PROCEDURES)[N]['row']>
export type ProcedureAnswer<N extends ProcedureName> = (typeof PROCEDURES)[N]['shape'] extends 'many' ? Row<N>[] : Row<N>
