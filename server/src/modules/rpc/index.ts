import type { ProcedureName } from '@sextant/contracts/procedures'
import { api } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { rateLimit } from '../../platform/rate-limit.ts'
import { callProcedure } from './procedures.ts'

const invitedChecks = rateLimit(20, 60_000)

const serve = <N extends ProcedureName>(name: N) =>
  api.rpc[name].handler((async ({ input, context }: { input: Record<string, string | number>; context: Parameters<typeof callProcedure>[2] }) => callProcedure(name, input, context)) as never)

export const rpcRouter = {
  check_onboarding_status: serve('check_onboarding_status'),
  get_user_roles: serve('get_user_roles'),
  get_dashboard_metrics_cached: serve('get_dashboard_metrics_cached'),
  get_dashboard_campaigns_routed: serve('get_dashboard_campaigns_routed'),
  get_intelligence_readiness: serve('get_intelligence_readiness'),
  is_email_invited: api.rpc.is_email_invited.handler(async ({ input, context }) => {
    if (context.config.rateLimits && !invitedChecks.take(context.address, Date.now())) throw fail('TOO_MANY_REQUESTS')
    return (await callProcedure('is_email_invited', input, { ...context, token: null })) as boolean
  }),
  mark_invite_used: serve('mark_invite_used'),
}
