import { expect, test } from 'vitest'
import { CAMPAIGN_PAGE } from './limits.ts'
import { PROCEDURES, type ProcedureName } from './procedures.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The eighteen procedures of the specification and how long the web may keep their answers (section 9); 0: not kept. */
const STALE: Record<ProcedureName, number> = {
  check_onboarding_status: 2 * MINUTE,
  get_user_roles: 5 * MINUTE,
  get_campaigns_list_routed: 2 * MINUTE,
  get_campaign_details_routed: 5 * MINUTE,
  get_active_campaigns_routed: 5 * MINUTE,
  update_campaign: 0,
  get_dashboard_metrics_cached: 2 * MINUTE,
  get_dashboard_campaigns_routed: 5 * MINUTE,
  get_dashboard_clients: 5 * MINUTE,
  get_client_by_slug_routed: 5 * MINUTE,
  archive_client_routed: 0,
  delete_client_routed: 0,
  get_intelligence_readiness: 30 * SECOND,
  get_cross_client_analytics: 10 * MINUTE,
  get_client_branding_routed: 60 * MINUTE,
  get_client_dashboard_routed: 300 * SECOND,
  is_email_invited: 0,
  mark_invite_used: 0,
}

test('eighteen procedures, each kept as long as the specification says', () => {
  expect(Object.keys(PROCEDURES)).toHaveLength(18)
  expect(
    Object.fromEntries(Object.entries(PROCEDURES).map(([name, { stale }]) => [name, stale])),
  ).toEqual(STALE)
  expect(PROCEDURES.get_intelligence_readiness.kept).toBe(5 * MINUTE)
  expect(PROCEDURES.get_dashboard_metrics_cached.kept).toBe(10 * MINUTE)
})

const org = { p_org_id: '6f3b3c1e-0f0a-4f5e-9d4a-2b1c3d4e5f60' }
test('arguments have the defaults of the specification', () => {
  expect(PROCEDURES.get_campaigns_list_routed.args.parse(org)).toMatchObject({
    p_include_archived: false,
    p_client_id: null,
    p_status: null,
    p_limit: 100,
    p_offset: 0,
  })
  expect(CAMPAIGN_PAGE).toBe(100)
  expect(PROCEDURES.get_dashboard_campaigns_routed.args.parse(org).p_limit).toBe(10)
  expect(PROCEDURES.get_dashboard_clients.args.parse(org).p_limit).toBe(20)
})

test.each(['update_campaign', 'archive_client_routed', 'delete_client_routed'] as const)(
  '%s without an organization says what is missing',
  name => {
    const refused = PROCEDURES[name].args.safeParse({})
    expect(refused.error?.issues.find(({ path }) => path[0] === 'p_org_id')?.message).toBe(
      'Organization ID is required',
    )
  },
)

test('an update of a campaign names only what it changes: nothing left out is reset', () => {
  const named = { ...org, p_campaign_id: org.p_org_id, p_name: 'Winter' }
  expect(PROCEDURES.update_campaign.args.parse(named)).toEqual(named)
})
