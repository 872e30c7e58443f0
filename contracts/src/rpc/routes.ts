import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { PROCEDURES, type ProcedureName } from '../procedures.ts'

const one = <N extends ProcedureName>(name: N) =>
  endpoint
    .route({ method: 'POST', path: `/rpc/${name}`, summary: `Stored procedure ${name}` })
    .input(PROCEDURES[name].args as (typeof PROCEDURES)[N]['args'])
    .output(PROCEDURES[name].row as (typeof PROCEDURES)[N]['row'])
const many = <N extends ProcedureName>(name: N) =>
  endpoint
    .route({ method: 'POST', path: `/rpc/${name}`, summary: `Stored procedure ${name}` })
    .input(PROCEDURES[name].args as (typeof PROCEDURES)[N]['args'])
    .output(z.array(PROCEDURES[name].row as (typeof PROCEDURES)[N]['row']))

export const rpcRoutes = {
  check_onboarding_status: one('check_onboarding_status'),
  get_user_roles: many('get_user_roles'),
  get_dashboard_metrics_cached: one('get_dashboard_metrics_cached'),
  get_dashboard_campaigns_routed: many('get_dashboard_campaigns_routed'),
  get_dashboard_clients: many('get_dashboard_clients'),
  get_campaigns_list_routed: many('get_campaigns_list_routed'),
  get_campaign_details_routed: one('get_campaign_details_routed'),
  get_active_campaigns_routed: many('get_active_campaigns_routed'),
  update_campaign: one('update_campaign'),
  get_client_by_slug_routed: one('get_client_by_slug_routed'),
  get_client_dashboard_routed: many('get_client_dashboard_routed'),
  get_client_branding_routed: one('get_client_branding_routed'),
  archive_client_routed: one('archive_client_routed'),
  delete_client_routed: one('delete_client_routed'),
  get_cross_client_analytics: many('get_cross_client_analytics'),
  get_intelligence_readiness: one('get_intelligence_readiness'),
  is_email_invited: one('is_email_invited'),
  mark_invite_used: one('mark_invite_used'),
} satisfies Record<ProcedureName, unknown>
