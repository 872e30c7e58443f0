import * as z from 'zod'
import { clientBranding } from './branding/theme.ts'
import { CLEARABLE_FIELDS } from './campaigns/field-list.ts'
import { campaignArguments, campaignStatus } from './campaigns/fields.ts'
import { ARCHIVE_REASON_MAX, CAMPAIGN_PAGE } from './limits.ts'
import {
  campaignListRow,
  campaignRow,
  clientDashboardRow,
  clientRow,
  crossClientRow,
  dashboardMetrics,
  readinessRow,
  roleRow,
} from './rows.ts'

// Every stored procedure that the API offers at POST /api/v1/rpc/{name}: arguments, answer, how long the web may keep it (milliseconds).
const org = z.object({ p_org_id: z.uuid({ error: 'Organization ID is required' }) })
const MINUTE = 60_000

export const PROCEDURES = {
  check_onboarding_status: {
    args: z.object({ p_user_id: z.uuid() }),
    row: z.object({ needs_onboarding: z.boolean() }),
    shape: 'one',
    stale: 2 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_user_roles: {
    args: z.object({ p_user_id: z.uuid(), p_org_id: z.uuid() }),
    row: roleRow,
    shape: 'many',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_dashboard_metrics_cached: {
    args: org,
    row: dashboardMetrics,
    shape: 'one',
    stale: 2 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_dashboard_campaigns_routed: {
    args: org.extend({ p_limit: z.int().min(1).max(100).default(10) }),
    row: campaignListRow,
    shape: 'many',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_dashboard_clients: {
    args: org.extend({ p_limit: z.int().min(1).max(100).default(20) }),
    row: clientRow,
    shape: 'many',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_campaigns_list_routed: {
    args: org.extend({
      p_include_archived: z.boolean().default(false),
      p_client_id: z.uuid().nullable().default(null),
      p_status: campaignStatus.nullable().default(null),
      p_limit: z.int().min(1).max(500).default(CAMPAIGN_PAGE),
      p_offset: z.int().min(0).max(1_000_000).default(0),
      /** Ours: words of the name, description or tags; and the order. */
      p_search: z.string().max(200).nullable().default(null),
      p_sort: z
        .enum(['newest', 'updated', 'name', 'start', 'end', 'budget', 'spent', 'priority'])
        .default('newest'),
    }),
    row: campaignListRow,
    shape: 'many',
    stale: 2 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_campaign_details_routed: {
    args: org.extend({ p_campaign_id: z.uuid() }),
    row: campaignRow,
    shape: 'one',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_active_campaigns_routed: {
    args: org,
    row: campaignListRow,
    shape: 'many',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  update_campaign: {
    args: org.extend({
      p_campaign_id: z.uuid(),
      ...campaignArguments,
      /** Ours. What was left out or null stays as it is; what is named in p_clear becomes empty. A p_version that is not the row's raises CONFLICT and changes nothing. */
      p_clear: z.array(z.enum(CLEARABLE_FIELDS)).optional(),
      p_version: z.int().optional(),
    }),
    row: campaignRow,
    shape: 'one',
    stale: 0,
    kept: 0,
    anonymous: false,
  },
  get_client_by_slug_routed: {
    args: org.extend({ p_slug: z.string().min(1).max(120) }),
    row: clientRow,
    shape: 'one',
    stale: 5 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_client_dashboard_routed: {
    args: org.extend({ p_client_id: z.uuid() }),
    row: clientDashboardRow,
    shape: 'many',
    stale: 300_000,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_client_branding_routed: {
    args: org.extend({ p_client_id: z.uuid() }),
    row: clientBranding,
    shape: 'one',
    stale: 60 * MINUTE,
    kept: 60 * MINUTE,
    anonymous: false,
  },
  archive_client_routed: {
    args: org.extend({
      p_client_id: z.uuid(),
      p_archive_reason: z
        .string()
        .trim()
        .min(1, 'Say why the client is archived')
        .max(ARCHIVE_REASON_MAX),
    }),
    row: clientRow,
    shape: 'one',
    stale: 0,
    kept: 0,
    anonymous: false,
  },
  delete_client_routed: {
    args: org.extend({ p_client_id: z.uuid() }),
    row: z.object({ id: z.uuid() }),
    shape: 'one',
    stale: 0,
    kept: 0,
    anonymous: false,
  },
  get_cross_client_analytics: {
    args: org,
    row: crossClientRow,
    shape: 'many',
    stale: 10 * MINUTE,
    kept: 10 * MINUTE,
    anonymous: false,
  },
  get_intelligence_readiness: {
    args: org,
    row: readinessRow,
    shape: 'one',
    stale: 30_000,
    kept: 5 * MINUTE,
    anonymous: false,
  },
  is_email_invited: {
    args: z.object({ p_email: z.string().max(320) }),
    row: z.boolean(),
    shape: 'scalar',
    stale: 0,
    kept: 0,
    anonymous: true,
  },
  mark_invite_used: {
    args: z.object({ p_email: z.string().max(320), p_user_id: z.uuid() }),
    row: z.boolean(),
    shape: 'scalar',
    stale: 0,
    kept: 0,
    anonymous: true,
  },
} as const

export type ProcedureName = keyof typeof PROCEDURES
export type ProcedureArgs<N extends ProcedureName> = z.input<(typeof PROCEDURES)[N]['args']>
type Row<N extends ProcedureName> = z.output<(typeof PROCEDURES)[N]['row']>
export type ProcedureAnswer<N extends ProcedureName> =
  (typeof PROCEDURES)[N]['shape'] extends 'many' ? Row<N>[] : Row<N>
