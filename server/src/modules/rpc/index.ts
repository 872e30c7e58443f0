import { hot } from '../../platform/context.ts'
import { networkOf } from '../../platform/rate-limit.ts'
import { withinLimit } from '../../platform/within-limit.ts'
import { callProcedure } from './procedures.ts'

const invitedChecks = { name: 'invited-check', points: 20, seconds: 60 }

export const rpcRouter = {
  check_onboarding_status: hot.rpc.check_onboarding_status.handler(({ input, context }) =>
    callProcedure('check_onboarding_status', input, context),
  ),
  get_user_roles: hot.rpc.get_user_roles.handler(({ input, context }) =>
    callProcedure('get_user_roles', input, context),
  ),
  get_dashboard_metrics_cached: hot.rpc.get_dashboard_metrics_cached.handler(({ input, context }) =>
    callProcedure('get_dashboard_metrics_cached', input, context),
  ),
  get_dashboard_campaigns_routed: hot.rpc.get_dashboard_campaigns_routed.handler(
    ({ input, context }) => callProcedure('get_dashboard_campaigns_routed', input, context),
  ),
  get_dashboard_clients: hot.rpc.get_dashboard_clients.handler(({ input, context }) =>
    callProcedure('get_dashboard_clients', input, context),
  ),
  get_campaigns_list_routed: hot.rpc.get_campaigns_list_routed.handler(({ input, context }) =>
    callProcedure('get_campaigns_list_routed', input, context),
  ),
  get_campaign_details_routed: hot.rpc.get_campaign_details_routed.handler(({ input, context }) =>
    callProcedure('get_campaign_details_routed', input, context),
  ),
  get_active_campaigns_routed: hot.rpc.get_active_campaigns_routed.handler(({ input, context }) =>
    callProcedure('get_active_campaigns_routed', input, context),
  ),
  update_campaign: hot.rpc.update_campaign.handler(({ input, context }) =>
    callProcedure('update_campaign', input, context),
  ),
  get_client_by_slug_routed: hot.rpc.get_client_by_slug_routed.handler(({ input, context }) =>
    callProcedure('get_client_by_slug_routed', input, context),
  ),
  get_client_dashboard_routed: hot.rpc.get_client_dashboard_routed.handler(({ input, context }) =>
    callProcedure('get_client_dashboard_routed', input, context),
  ),
  get_client_branding_routed: hot.rpc.get_client_branding_routed.handler(({ input, context }) =>
    callProcedure('get_client_branding_routed', input, context),
  ),
  archive_client_routed: hot.rpc.archive_client_routed.handler(({ input, context }) =>
    callProcedure('archive_client_routed', input, context),
  ),
  delete_client_routed: hot.rpc.delete_client_routed.handler(({ input, context }) =>
    callProcedure('delete_client_routed', input, context),
  ),
  get_cross_client_analytics: hot.rpc.get_cross_client_analytics.handler(({ input, context }) =>
    callProcedure('get_cross_client_analytics', input, context),
  ),
  get_intelligence_readiness: hot.rpc.get_intelligence_readiness.handler(({ input, context }) =>
    callProcedure('get_intelligence_readiness', input, context),
  ),
  mark_invite_used: hot.rpc.mark_invite_used.handler(({ input, context }) =>
    callProcedure('mark_invite_used', input, context),
  ),
  is_email_invited: hot.rpc.is_email_invited.handler(async ({ input, context }) => {
    await withinLimit(context, invitedChecks, networkOf(context.address))
    return callProcedure('is_email_invited', input, { ...context, token: null })
  }),
}
