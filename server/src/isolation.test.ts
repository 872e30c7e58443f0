import { createHash, randomUUID } from 'node:crypto'
import { NO_GUIDELINES } from '@sextant/contracts/brand/guidelines'
import { asOwner } from '@sextant/database/as-owner'
import {
  buildOrganizations,
  type KnownPerson,
  plantBelongings,
  plantWork,
} from '@sextant/database/testing/organizations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** What an attacker would name: ids of somewhere they do not belong. */
type Ids = Record<
  | 'orgId'
  | 'clientId'
  | 'userId'
  | 'campaignId'
  | 'sessionId'
  | 'messageId'
  | 'runId'
  | 'callId'
  | 'outputId'
  | 'insightId'
  | 'factId'
  | 'notificationId'
  | 'feedbackId'
  | 'avatarId'
  | 'screenshotId'
  | 'invitationId'
  | 'authSessionId'
  | 'mailId'
  | 'factorId'
  | 'approvalId'
  | 'viewId'
  | 'taskId'
  | 'personaId'
  | 'interviewId'
  | 'questionId'
  | 'quickWinId'
  | 'sourceId'
  | 'reportId'
  | 'documentId'
  | 'scheduleId'
  | 'reportMailId'
  | 'noticedId'
  | 'importId'
  | 'draftImportId'
  | 'remarkId'
  | 'metricId'
  | 'slug',
  string
>
type Place = { orgId: string; clientId: string | null; mark: string; ids: Ids }
type Foreign = (ids: Ids) => { path: string; body?: unknown }
const ONE_PROFILE = {
  companyName: 'Taken Over',
  industry: 'Retail',
  companySize: '1-10',
  description: '',
}

const ONE_SCHEDULE = {
  report_type: 'weekly',
  sections: ['kpis'],
  brand: 'agency',
  cadence: 'weekly',
  weekday: 1,
  working_day: 1,
  hour: 8,
  time_zone: 'UTC',
  share: false,
}
const ONE_DAY = [
  { day: '2026-09-02', channel: 'google-ads', campaign: 'Taken over', values: { clicks: 9 } },
]
const ONE_TARGET = [{ month: '2026-09', metric: 'clicks', value: 9 }]
/** Metrics have names for ids: what is no name of one becomes one. */
const metricOf = ({ metricId }: Ids): string =>
  metricId.startsWith('metric_') ? metricId : `metric_${metricId.slice(0, 8)}`
const ONE_METRIC = { name: 'Taken over', formula: 'clicks * 3', good: 'up' }

/** Every endpoint that takes somebody's id, called with foreign ones. A test below compares this list and the next with the contract. */
const FOREIGN: Record<string, Foreign> = {
  'GET /users/{id}': ids => ({ path: `/users/${ids.userId}` }),
  'GET /organizations/{id}': ids => ({ path: `/organizations/${ids.orgId}` }),
  'PUT /organizations/{id}': ids => ({
    path: `/organizations/${ids.orgId}`,
    body: { name: 'Taken over' },
  }),
  'POST /organizations/{id}/enter': ids => ({
    path: `/organizations/${ids.orgId}/enter`,
    body: {},
  }),
  'PUT /me': ids => ({ path: '/me', body: { avatar_id: ids.avatarId } }),
  'DELETE /me/sessions/{id}': ids => ({ path: `/me/sessions/${ids.authSessionId}` }),
  'POST /rpc/check_onboarding_status': ids => ({
    path: '/rpc/check_onboarding_status',
    body: { p_user_id: ids.userId },
  }),
  'POST /rpc/get_user_roles': ids => ({
    path: '/rpc/get_user_roles',
    body: { p_user_id: ids.userId, p_org_id: ids.orgId },
  }),
  'POST /rpc/get_dashboard_metrics_cached': ids => ({
    path: '/rpc/get_dashboard_metrics_cached',
    body: { p_org_id: ids.orgId },
  }),
  'POST /rpc/get_dashboard_campaigns_routed': ids => ({
    path: '/rpc/get_dashboard_campaigns_routed',
    body: { p_org_id: ids.orgId },
  }),
  'POST /rpc/get_dashboard_clients': ids => ({
    path: '/rpc/get_dashboard_clients',
    body: { p_org_id: ids.orgId },
  }),
  'POST /rpc/get_campaigns_list_routed': ids => ({
    path: '/rpc/get_campaigns_list_routed',
    body: { p_org_id: ids.orgId, p_client_id: ids.clientId },
  }),
  'POST /rpc/get_campaign_details_routed': ids => ({
    path: '/rpc/get_campaign_details_routed',
    body: { p_org_id: ids.orgId, p_campaign_id: ids.campaignId },
  }),
  'POST /rpc/get_active_campaigns_routed': ids => ({
    path: '/rpc/get_active_campaigns_routed',
    body: { p_org_id: ids.orgId },
  }),
  'POST /rpc/update_campaign': ids => ({
    path: '/rpc/update_campaign',
    body: { p_org_id: ids.orgId, p_campaign_id: ids.campaignId, p_name: 'Taken over' },
  }),
  'POST /rpc/get_client_by_slug_routed': ids => ({
    path: '/rpc/get_client_by_slug_routed',
    body: { p_org_id: ids.orgId, p_slug: ids.slug },
  }),
  'POST /rpc/get_client_dashboard_routed': ids => ({
    path: '/rpc/get_client_dashboard_routed',
    body: { p_org_id: ids.orgId, p_client_id: ids.clientId },
  }),
  'POST /rpc/get_client_branding_routed': ids => ({
    path: '/rpc/get_client_branding_routed',
    body: { p_org_id: ids.orgId, p_client_id: ids.clientId },
  }),
  'POST /rpc/archive_client_routed': ids => ({
    path: '/rpc/archive_client_routed',
    body: { p_org_id: ids.orgId, p_client_id: ids.clientId, p_archive_reason: 'Taken over' },
  }),
  'POST /rpc/delete_client_routed': ids => ({
    path: '/rpc/delete_client_routed',
    body: { p_org_id: ids.orgId, p_client_id: ids.clientId },
  }),
  'POST /rpc/get_cross_client_analytics': ids => ({
    path: '/rpc/get_cross_client_analytics',
    body: { p_org_id: ids.orgId },
  }),
  'PUT /clients/{id}': ids => ({
    path: `/clients/${ids.clientId}`,
    body: { name: 'Taken over', version: 1 },
  }),
  'POST /clients/{id}/restore': ids => ({ path: `/clients/${ids.clientId}/restore`, body: {} }),
  'GET /clients/{id}/consequences': ids => ({ path: `/clients/${ids.clientId}/consequences` }),
  'GET /clients/{id}/profile': ids => ({ path: `/clients/${ids.clientId}/profile` }),
  'PUT /clients/{id}/profile': ids => ({
    path: `/clients/${ids.clientId}/profile`,
    body: ONE_PROFILE,
  }),
  'PUT /clients/{id}/brand-kit': ids => ({
    path: `/clients/${ids.clientId}/brand-kit`,
    body: {
      brand_kit: {
        primary_color: null,
        secondary_color: null,
        accent_color: null,
        font_family: null,
        logo: null,
      },
    },
  }),
  'GET /campaigns/counts': ids => ({ path: `/campaigns/counts?client_id=${ids.clientId}` }),
  'GET /campaigns/{id}/history': ids => ({ path: `/campaigns/${ids.campaignId}/history` }),
  'GET /campaigns/of-persona/{id}': ids => ({ path: `/campaigns/of-persona/${ids.outputId}` }),
  'POST /campaigns/{id}/archive': ids => ({
    path: `/campaigns/${ids.campaignId}/archive`,
    body: {},
  }),
  'POST /campaigns/{id}/restore': ids => ({
    path: `/campaigns/${ids.campaignId}/restore`,
    body: {},
  }),
  'POST /campaigns/{id}/duplicate': ids => ({
    path: `/campaigns/${ids.campaignId}/duplicate`,
    body: {},
  }),
  'DELETE /campaigns/{id}': ids => ({ path: `/campaigns/${ids.campaignId}` }),
  'GET /portal': ids => ({ path: `/portal?client_id=${ids.clientId}` }),
  'GET /portal/messages': ids => ({ path: `/portal/messages?client_id=${ids.clientId}` }),
  'POST /portal/messages': ids => ({
    path: '/portal/messages',
    body: { client_id: ids.clientId, body: 'Let me in' },
  }),
  'POST /portal/messages/read': ids => ({
    path: '/portal/messages/read',
    body: { client_id: ids.clientId },
  }),
  'GET /approvals': ids => ({
    path: `/approvals?client_id=${ids.clientId}&campaign_id=${ids.campaignId}`,
  }),
  'POST /approvals': ids => ({ path: '/approvals', body: { campaign_id: ids.campaignId } }),
  'POST /approvals of an output': ids => ({
    path: '/approvals',
    body: { output_id: ids.outputId },
  }),
  'POST /approvals/{id}/decide': ids => ({
    path: `/approvals/${ids.approvalId}/decide`,
    body: { decision: 'approved' },
  }),
  'POST /approvals/{id}/withdraw': ids => ({
    path: `/approvals/${ids.approvalId}/withdraw`,
    body: {},
  }),
  'POST /agent-outputs/{id}/share': ids => ({
    path: `/agent-outputs/${ids.outputId}/share`,
    body: { note: 'Let me in' },
  }),
  'DELETE /agent-outputs/{id}/share': ids => ({ path: `/agent-outputs/${ids.outputId}/share` }),
  'DELETE /saved-views/{id}': ids => ({ path: `/saved-views/${ids.viewId}` }),
  'POST /rpc/get_intelligence_readiness': ids => ({
    path: '/rpc/get_intelligence_readiness',
    body: { p_org_id: ids.orgId },
  }),
  'POST /rpc/mark_invite_used': ids => ({
    path: '/rpc/mark_invite_used',
    body: { p_email: 'shop@people.example', p_user_id: ids.userId },
  }),
  'PUT /business-context/history/{id}': ids => ({
    path: `/business-context/history/${ids.insightId}`,
    body: { extracted_context: { goal: 'mine' } },
  }),
  'DELETE /business-context/history/{id}': ids => ({
    path: `/business-context/history/${ids.insightId}`,
  }),
  'PUT /business-context/history/{id}/approve': ids => ({
    path: `/business-context/history/${ids.insightId}/approve`,
    body: {},
  }),
  'POST /business-context/history/{id}/restore': ids => ({
    path: `/business-context/history/${ids.insightId}/restore`,
    body: {},
  }),
  'POST /business-context/extract-from-conversation': ids => ({
    path: '/business-context/extract-from-conversation',
    body: {
      session_id: ids.sessionId,
      agent_type: 'strategy',
      conversation_text: 'Our goal is to grow.',
    },
  }),
  'GET /agent-tools': ids => ({ path: `/agent-tools?agent=strategy&client_id=${ids.clientId}` }),
  'GET /tasks': ids => ({ path: `/tasks?client_id=${ids.clientId}` }),
  'GET /company-facts': ids => ({ path: `/company-facts?clientId=${ids.clientId}` }),
  'GET /brand-guidelines': ids => ({ path: `/brand-guidelines?clientId=${ids.clientId}` }),
  'PUT /brand-guidelines': ids => ({
    path: '/brand-guidelines',
    body: { clientId: ids.clientId, guidelines: NO_GUIDELINES, after: 1 },
  }),
  'POST /brand-guidelines/restore': ids => ({
    path: '/brand-guidelines/restore',
    body: { clientId: ids.clientId, version: 1 },
  }),
  'GET /brand-guidelines/outputs/{id}': ids => ({
    path: `/brand-guidelines/outputs/${ids.outputId}`,
  }),
  'GET /company-facts/uses': ids => ({ path: `/company-facts/uses?clientId=${ids.clientId}` }),
  'GET /company-findings': ids => ({ path: `/company-findings?clientId=${ids.clientId}` }),
  'POST /company-facts': ids => ({
    path: '/company-facts',
    body: {
      clientId: ids.clientId,
      kind: 'rival',
      label: 'the rival',
      attributes: { about: ids.factId },
    },
  }),
  'POST /company-facts/read': ids => ({
    path: '/company-facts/read',
    body: { clientId: ids.clientId, text: 'We sell 40 kites.' },
  }),
  'POST /quick-start/understanding': ids => ({
    path: '/quick-start/understanding',
    body: {
      clientId: ids.clientId,
      answers: { company: 'We sell 40 kites.', goal: 'more kites', audience: 'schools' },
    },
  }),
  'PATCH /company-facts/{id}': ids => ({
    path: `/company-facts/${ids.factId}`,
    body: { label: 'taken over' },
  }),
  'DELETE /company-facts/{id}': ids => ({ path: `/company-facts/${ids.factId}` }),
  'POST /company-facts/{id}/restore': ids => ({
    path: `/company-facts/${ids.factId}/restore`,
    body: {},
  }),
  'GET /company-facts/{id}/history': ids => ({ path: `/company-facts/${ids.factId}/history` }),
  'GET /business-context/organization/{organizationId}': ids => ({
    path: `/business-context/organization/${ids.orgId}`,
  }),
  'POST /business-context/organization/{organizationId}': ids => ({
    path: `/business-context/organization/${ids.orgId}`,
    body: ONE_PROFILE,
  }),
  'POST /agent-sessions': ids => ({
    path: '/agent-sessions',
    body: { agent: 'strategy', tool: 'swot', clientId: ids.clientId },
  }),
  'GET /agent-sessions/{id}': ids => ({ path: `/agent-sessions/${ids.sessionId}` }),
  'PATCH /agent-sessions/{id}': ids => ({
    path: `/agent-sessions/${ids.sessionId}`,
    body: { title: 'mine' },
  }),
  'PUT /agent-sessions/{id}/subject': ids => ({
    path: `/agent-sessions/${ids.sessionId}/subject`,
    body: { subject: ids.factId },
  }),
  'DELETE /agent-sessions/{id}': ids => ({ path: `/agent-sessions/${ids.sessionId}` }),
  'POST /agent-sessions/{id}/restore': ids => ({
    path: `/agent-sessions/${ids.sessionId}/restore`,
    body: {},
  }),
  'POST /agent-sessions/{id}/stop': ids => ({
    path: `/agent-sessions/${ids.sessionId}/stop`,
    body: {},
  }),
  'POST /agent-sessions/{id}/continue': ids => ({
    path: `/agent-sessions/${ids.sessionId}/continue`,
    body: {},
  }),
  'POST /agent-sessions/{id}/tools': ids => ({
    path: `/agent-sessions/${ids.sessionId}/tools`,
    body: { tool: 'ice' },
  }),
  'POST /agent-sessions/{id}/combine': ids => ({
    path: `/agent-sessions/${ids.sessionId}/combine`,
    body: {},
  }),
  'GET /personas/{persona_id}/interviews': ids => ({
    path: `/personas/${ids.personaId}/interviews`,
  }),
  'POST /personas/{persona_id}/interviews': ids => ({
    path: `/personas/${ids.personaId}/interviews`,
    body: { id: randomUUID() },
  }),
  'GET /persona-interviews/{id}': ids => ({ path: `/persona-interviews/${ids.interviewId}` }),
  'POST /persona-interviews/{id}/questions': ids => ({
    path: `/persona-interviews/${ids.interviewId}/questions`,
    body: { question_id: randomUUID(), question: 'What made you hesitate?' },
  }),
  'DELETE /persona-interviews/{id}/questions/{question_id}': ids => ({
    path: `/persona-interviews/${ids.interviewId}/questions/${ids.questionId}`,
  }),
  'POST /persona-interviews/{id}/end': ids => ({
    path: `/persona-interviews/${ids.interviewId}/end`,
    body: {},
  }),
  'DELETE /persona-interviews/{id}': ids => ({ path: `/persona-interviews/${ids.interviewId}` }),
  'POST /persona-interviews/{id}/restore': ids => ({
    path: `/persona-interviews/${ids.interviewId}/restore`,
    body: {},
  }),
  'GET /quick-wins': ids => ({
    path: `/quick-wins?client_id=${ids.clientId}&campaign_id=${ids.campaignId}`,
  }),
  'GET /quick-wins/opportunities': ids => ({
    path: `/quick-wins/opportunities?client_id=${ids.clientId}`,
  }),
  'GET /quick-wins/people': ids => ({ path: `/quick-wins/people?client_id=${ids.clientId}` }),
  'GET /quick-wins/{id}': ids => ({ path: `/quick-wins/${ids.quickWinId}` }),
  'POST /quick-wins': ids => ({
    path: '/quick-wins',
    body: { client_id: ids.clientId, play: 'ring-before-due', owner_id: ids.userId },
  }),
  'DELETE /quick-wins/{id}': ids => ({ path: `/quick-wins/${ids.quickWinId}` }),
  'POST /quick-wins/{id}/drop': ids => ({
    path: `/quick-wins/${ids.quickWinId}/drop`,
    body: { reason: 'Taken over' },
  }),
  'POST /quick-wins/{id}/reopen': ids => ({
    path: `/quick-wins/${ids.quickWinId}/reopen`,
    body: {},
  }),
  'POST /quick-wins/{id}/result': ids => ({
    path: `/quick-wins/${ids.quickWinId}/result`,
    body: { value: 1 },
  }),
  'POST /customer-sources/read': ids => ({
    path: '/customer-sources/read',
    body: { text: 'Q: Why?\nA: The roof leaked twice in May.', segment: ids.factId },
  }),
  'POST /customer-sources': ids => ({
    path: '/customer-sources',
    body: {
      clientId: ids.clientId,
      segment: ids.factId,
      sources: [
        {
          id: randomUUID(),
          heard: 'interview',
          who: 'Somebody',
          words: 'The roof leaked twice in May.',
          answers: [{ words: 'The roof leaked', topic: 'trigger', label: 'the roof' }],
        },
      ],
    },
  }),
  'GET /customer-sources': ids => ({ path: `/customer-sources?clientId=${ids.clientId}` }),
  'DELETE /customer-sources/{id}': ids => ({ path: `/customer-sources/${ids.sourceId}` }),
  'POST /customer-sources/{id}/restore': ids => ({
    path: `/customer-sources/${ids.sourceId}/restore`,
    body: {},
  }),
  'PATCH /tasks/{id}': ids => ({ path: `/tasks/${ids.taskId}`, body: { status: 'done' } }),
  'GET /agent-outputs/{id}': ids => ({ path: `/agent-outputs/${ids.outputId}` }),
  'PATCH /agent-outputs/{id}': ids => ({
    path: `/agent-outputs/${ids.outputId}`,
    body: { title: 'mine' },
  }),
  'DELETE /agent-outputs/{id}': ids => ({ path: `/agent-outputs/${ids.outputId}` }),
  'POST /agent-outputs/{id}/edits': ids => ({
    path: `/agent-outputs/${ids.outputId}/edits`,
    body: { version: 1, edits: [{ path: ['decision'], value: 'mine' }] },
  }),
  'POST /agent-outputs/{id}/rebuild': ids => ({
    path: `/agent-outputs/${ids.outputId}/rebuild`,
    body: { version: 1 },
  }),
  'GET /agent-outputs/{id}/other': ids => ({ path: `/agent-outputs/${ids.outputId}/other` }),
  'POST /agent-outputs/{id}/mind': ids => ({
    path: `/agent-outputs/${ids.outputId}/mind`,
    body: { version: 1, mind: 'built-in' },
  }),
  'POST /agent-outputs/{id}/save': ids => ({
    path: `/agent-outputs/${ids.outputId}/save`,
    body: {},
  }),
  'POST /output-library/delete': ids => ({
    path: '/output-library/delete',
    body: { ids: [ids.outputId] },
  }),
  'POST /output-library/restore': ids => ({
    path: '/output-library/restore',
    body: { ids: [ids.outputId] },
  }),
  'POST /output-library/move': ids => ({
    path: '/output-library/move',
    body: { ids: [ids.outputId], campaign_id: ids.campaignId },
  }),
  'POST /output-library/combine': ids => ({
    path: '/output-library/combine',
    body: { ids: [ids.outputId, ids.personaId] },
  }),
  'POST /agent-outputs/{id}/duplicate': ids => ({
    path: `/agent-outputs/${ids.outputId}/duplicate`,
    body: { client_id: ids.clientId },
  }),
  'GET /agent-outputs/{id}/proposal': ids => ({
    path: `/agent-outputs/${ids.outputId}/proposal`,
  }),
  'POST /agent-outputs/{id}/accept': ids => ({
    path: `/agent-outputs/${ids.outputId}/accept`,
    body: { version: 1, print: 'mine' },
  }),
  'POST /agent-outputs/{id}/keep': ids => ({
    path: `/agent-outputs/${ids.outputId}/keep`,
    body: { version: 1 },
  }),
  'GET /agent-outputs/{id}/versions': ids => ({
    path: `/agent-outputs/${ids.outputId}/versions`,
  }),
  'GET /agent-outputs/{id}/compare': ids => ({
    path: `/agent-outputs/${ids.outputId}/compare?from=0`,
  }),
  'POST /agent-outputs/{id}/versions/{kept}/restore': ids => ({
    path: `/agent-outputs/${ids.outputId}/versions/0/restore`,
    body: { version: 1 },
  }),
  'DELETE /agent-outputs/{id}/save': ids => ({ path: `/agent-outputs/${ids.outputId}/save` }),
  'POST /agent-outputs/{id}/restore': ids => ({
    path: `/agent-outputs/${ids.outputId}/restore`,
    body: {},
  }),
  'POST /campaigns': ids => ({
    path: '/campaigns',
    body: { name: 'Planted', org_id: ids.orgId, client_id: ids.clientId },
  }),
  'POST /team/invitations': ids => ({
    path: '/team/invitations',
    body: { email: 'planted@people.example', role_name: 'guest', client_ids: [ids.clientId] },
  }),
  'POST /team/invitations/{id}/resend': ids => ({
    path: `/team/invitations/${ids.invitationId}/resend`,
    body: {},
  }),
  'DELETE /team/invitations/{id}': ids => ({ path: `/team/invitations/${ids.invitationId}` }),
  'PUT /team/members/{id}/role': ids => ({
    path: `/team/members/${ids.userId}/role`,
    body: { role_name: 'viewer', client_ids: [] },
  }),
  'DELETE /team/members/{id}': ids => ({ path: `/team/members/${ids.userId}` }),
  'POST /team/transfer': ids => ({ path: '/team/transfer', body: { user_id: ids.userId } }),
  'GET /team-invitations/{token}': ids => ({
    path: `/team-invitations/${ids.orgId.replaceAll('-', '')}${'x'.repeat(32)}`,
  }),
  'POST /team-invitations/{token}/accept': ids => ({
    path: `/team-invitations/${ids.orgId.replaceAll('-', '')}${'x'.repeat(32)}/accept`,
    body: {},
  }),
  'POST /notifications/read': ids => ({
    path: '/notifications/read',
    body: { ids: [ids.notificationId] },
  }),
  'POST /feedback': ids => ({
    path: '/feedback',
    body: { kind: 'idea', message: 'with your picture', screenshot_id: ids.screenshotId },
  }),
  'PUT /clients/{id}/ai': ids => ({
    path: `/clients/${ids.clientId}/ai`,
    body: { cap_cents: 0, never_send: true },
  }),
  'GET /ai/calls': ids => ({ path: `/ai/calls?client_id=${ids.clientId}` }),
  'GET /ai/calls older': ids => ({ path: `/ai/calls?before=${ids.callId}` }),
  'GET /ai/calls/{id}': ids => ({ path: `/ai/calls/${ids.callId}` }),
  'GET /figures/view': ids => ({ path: `/figures/view?client_id=${ids.clientId}` }),
  'GET /figures/view of a campaign': ids => ({
    path: `/figures/view?client_id=${ids.clientId}&campaign_id=${ids.campaignId}`,
  }),
  'GET /figures/lines': ids => ({
    path: `/figures/lines?client_id=${ids.clientId}&measure=clicks&from=2026-09-01&to=2026-09-30`,
  }),
  'POST /figures': ids => ({
    path: '/figures',
    body: { client_id: ids.clientId, idempotency_key: 'taken-over', rows: ONE_DAY },
  }),
  'GET /figures/imports': ids => ({ path: `/figures/imports?client_id=${ids.clientId}` }),
  'POST /figures/imports': ids => ({
    path: '/figures/imports',
    body: { client_id: ids.clientId },
  }),
  'GET /figures/imports/{id}': ids => ({ path: `/figures/imports/${ids.importId}` }),
  'GET /figures/imports/{id} of a draft': ids => ({
    path: `/figures/imports/${ids.draftImportId}`,
  }),
  'PUT /figures/imports/{id}/files/{place}': ids => ({
    path: `/figures/imports/${ids.draftImportId}/files/1`,
    body: { answers: { mapping: { '0': 'day', '1': 'clicks' } } },
  }),
  'DELETE /figures/imports/{id}/files/{place}': ids => ({
    path: `/figures/imports/${ids.draftImportId}/files/1`,
  }),
  'POST /figures/imports/{id}/finish': ids => ({
    path: `/figures/imports/${ids.draftImportId}/finish`,
    body: {},
  }),
  'DELETE /figures/imports/{id}': ids => ({ path: `/figures/imports/${ids.draftImportId}` }),
  'POST /figures/imports/{id}/undo': ids => ({
    path: `/figures/imports/${ids.importId}/undo`,
    body: {},
  }),
  'POST /figures/imports/{id}/redo': ids => ({
    path: `/figures/imports/${ids.importId}/redo`,
    body: {},
  }),
  'POST /figures/remarks': ids => ({
    path: '/figures/remarks',
    body: { client_id: ids.clientId, day: '2026-09-02', words: 'Taken over' },
  }),
  'DELETE /figures/remarks/{id}': ids => ({ path: `/figures/remarks/${ids.remarkId}` }),
  'PUT /figures/campaigns': ids => ({
    path: '/figures/campaigns',
    body: { client_id: ids.clientId, source: 'api', name: 'Lamps', campaign_id: ids.campaignId },
  }),
  'GET /figures/plan': ids => ({
    path: `/figures/plan?client_id=${ids.clientId}&from=2026-08&to=2026-10`,
  }),
  'GET /figures/plan of a campaign': ids => ({
    path: `/figures/plan?campaign_id=${ids.campaignId}&from=2026-08&to=2026-10`,
  }),
  'PUT /figures/plan': ids => ({
    path: '/figures/plan',
    body: { client_id: ids.clientId, currency: 'EUR', targets: ONE_TARGET },
  }),
  'PUT /figures/plan of a campaign': ids => ({
    path: '/figures/plan',
    body: { campaign_id: ids.campaignId, currency: 'EUR', targets: ONE_TARGET },
  }),
  'PUT /metrics/custom/{id}': ids => ({
    path: `/metrics/custom/${metricOf(ids)}`,
    body: ONE_METRIC,
  }),
  'DELETE /metrics/custom/{id}': ids => ({ path: `/metrics/custom/${metricOf(ids)}` }),
  'POST /metrics/custom/preview': ids => ({
    path: '/metrics/custom/preview',
    body: { client_id: ids.clientId, formula: 'clicks * 2' },
  }),
  'GET /audit': ids => ({ path: `/audit?actor_id=${ids.userId}` }),
  'POST /operator/mail/{id}/retry': ids => ({
    path: `/operator/mail/${ids.mailId}/retry`,
    body: {},
  }),
  'PUT /operator/feedback/{id}': ids => ({
    path: `/operator/feedback/${ids.feedbackId}`,
    body: { status: 'done' },
  }),
  'GET /reports of a client': ids => ({ path: `/reports?client_id=${ids.clientId}` }),
  'POST /reports': ids => ({
    path: '/reports',
    body: { client_id: ids.clientId, report_type: 'weekly' },
  }),
  'GET /reports/{id}': ids => ({ path: `/reports/${ids.reportId}` }),
  'PUT /reports/{id}': ids => ({
    path: `/reports/${ids.reportId}`,
    body: { version: 1, title: 'Taken over' },
  }),
  'POST /reports/{id}/publish': ids => ({
    path: `/reports/${ids.reportId}/publish`,
    body: { version: 1, share: true, recipients: [ids.userId] },
  }),
  'POST /reports/{id}/unshare': ids => ({ path: `/reports/${ids.reportId}/unshare`, body: {} }),
  'DELETE /reports/{id}': ids => ({ path: `/reports/${ids.reportId}` }),
  'POST /reports/{id}/restore': ids => ({ path: `/reports/${ids.reportId}/restore`, body: {} }),
  'POST /reports/{id}/comments': ids => ({
    path: `/reports/${ids.reportId}/comments`,
    body: { body: 'Taken over' },
  }),
  'GET /report-people': ids => ({ path: `/report-people?client_id=${ids.clientId}` }),
  'GET /report-schedules of a client': ids => ({
    path: `/report-schedules?client_id=${ids.clientId}`,
  }),
  'POST /report-schedules': ids => ({
    path: '/report-schedules',
    body: { ...ONE_SCHEDULE, client_id: ids.clientId, recipients: [ids.userId] },
  }),
  'PUT /report-schedules/{id}': ids => ({
    path: `/report-schedules/${ids.scheduleId}`,
    body: { ...ONE_SCHEDULE, version: 1, recipients: [ids.userId] },
  }),
  'DELETE /report-schedules/{id}': ids => ({ path: `/report-schedules/${ids.scheduleId}` }),
  'GET /report-mails of a client': ids => ({ path: `/report-mails?client_id=${ids.clientId}` }),
  'GET /report-mails of a report': ids => ({ path: `/report-mails?report_id=${ids.reportId}` }),
  'GET /performance/noticed of a client': ids => ({
    path: `/performance/noticed?client_id=${ids.clientId}`,
  }),
  'GET /performance/attention of a client': ids => ({
    path: `/performance/attention?client_id=${ids.clientId}`,
  }),
  'GET /performance/predictions of a client': ids => ({
    path: `/performance/predictions?client_id=${ids.clientId}`,
  }),
  'POST /performance/noticed/{id}/dismiss': ids => ({
    path: `/performance/noticed/${ids.noticedId}/dismiss`,
    body: {},
  }),
  'POST /report-mails/{id}/retry': ids => ({
    path: `/report-mails/${ids.reportMailId}/retry`,
    body: {},
  }),
  'GET /documents of a client': ids => ({ path: `/documents?client_id=${ids.clientId}` }),
  'GET /documents of a campaign': ids => ({ path: `/documents?campaign_id=${ids.campaignId}` }),
  'GET /search': ids => ({ path: `/search?words=shared&client_id=${ids.clientId}` }),
  'GET /documents/{id}': ids => ({ path: `/documents/${ids.documentId}` }),
  'GET /documents/{id}/pages/{page}': ids => ({ path: `/documents/${ids.documentId}/pages/1` }),
  'PATCH /documents/{id}': ids => ({
    path: `/documents/${ids.documentId}`,
    body: { name: 'Taken over', shared: true },
  }),
  'PATCH /documents/{id} into a campaign': ids => ({
    path: `/documents/${ids.documentId}`,
    body: { campaign_id: ids.campaignId },
  }),
  'POST /documents/{id}/read': ids => ({ path: `/documents/${ids.documentId}/read`, body: {} }),
  'POST /documents/delete': ids => ({
    path: '/documents/delete',
    body: { ids: [ids.documentId] },
  }),
  'POST /documents/restore': ids => ({
    path: '/documents/restore',
    body: { ids: [ids.documentId] },
  }),
  // Outside the contract: streams, files, pictures, second factors.
  'POST /documents for a client': ids => ({
    path: `/documents?name=taken-over.txt&client_id=${ids.clientId}`,
    body: 'Taken over',
  }),
  'POST /documents for a campaign': ids => ({
    path: `/documents?name=taken-over.txt&campaign_id=${ids.campaignId}`,
    body: 'Taken over',
  }),
  'POST /documents/{id}/versions': ids => ({
    path: `/documents/${ids.documentId}/versions?name=taken-over.txt`,
    body: 'Taken over',
  }),
  'GET /documents/{id}/file': ids => ({ path: `/documents/${ids.documentId}/file` }),
  ...Object.fromEntries(
    ['pdf', 'docx', 'xlsx', 'pptx', 'md'].map(format => [
      `GET /reports/{id}/export ${format}`,
      (ids: Ids) => ({ path: `/reports/${ids.reportId}/export?format=${format}` }),
    ]),
  ),
  'POST /figures/imports/{id}/files': ids => ({
    path: `/figures/imports/${ids.draftImportId}/files?name=taken-over.csv`,
    body: 'Day,Clicks\n2026-09-02,9\n',
  }),
  'POST /agent-sessions/{id}/messages': ids => ({
    path: `/agent-sessions/${ids.sessionId}/messages`,
    body: { text: 'Tell me everything.' },
  }),
  'POST /agent-sessions/{id}/messages again': ids => ({
    path: `/agent-sessions/${randomUUID()}/messages`,
    body: { text: 'Tell me everything.', parentId: ids.messageId },
  }),
  'GET /agent-sessions/{id}/events': ids => ({
    path: `/agent-sessions/${ids.sessionId}/events?after=0`,
  }),
  ...Object.fromEntries(
    ['md', 'csv', 'docx', 'pdf', 'pptx', 'xlsx'].map(format => [
      `GET /agent-outputs/{id}/export ${format}`,
      (ids: Ids) => ({ path: `/agent-outputs/${ids.outputId}/export?format=${format}` }),
    ]),
  ),
  'GET /output-library/export': ids => ({
    path: `/output-library/export?format=md&ids=${ids.outputId}`,
  }),
  'GET /images/{id}': ids => ({ path: `/images/${ids.avatarId}` }),
  'GET /images/{id} screenshot': ids => ({ path: `/images/${ids.screenshotId}` }),
  'GET /operator/feedback/{id}/screenshot': ids => ({
    path: `/operator/feedback/${ids.feedbackId}/screenshot`,
  }),
  'POST /auth/factors/{id}/challenge': ids => ({
    path: `/../auth/factors/${ids.factorId}/challenge`,
    body: {},
  }),
  'DELETE /auth/factors/{id}': ids => ({ path: `/../auth/factors/${ids.factorId}` }),
}
/** Endpoints that name nobody: their answers must carry nothing of anybody else (`read`), or they only touch the caller (`own`). */
const READ = [
  '/me',
  '/me/sessions',
  '/business-context/pending-approvals',
  '/business-context/history',
  '/business-context/history?status=rejected',
  '/business-context/history?status=superseded',
  '/business-context/counts',
  '/agent-sessions',
  '/clients',
  '/clients/names',
  '/clients/attention',
  '/clients/export.csv',
  '/saved-views?scope=campaigns',
  '/branding',
  '/agent-outputs',
  '/output-library',
  '/output-library/overview',
  '/team',
  '/notifications',
  '/tasks?scope=everywhere',
  '/reports',
  '/documents',
  '/documents/deleted',
  '/search?words=shared',
  '/report-schedules',
  '/report-mails',
  '/quick-wins',
  '/performance/findings',
  '/performance/noticed',
  '/performance/attention',
  '/performance/predictions',
  '/figures/view',
  '/figures/clients',
  '/figures/plan?from=2026-08&to=2026-10',
  '/figures/imports',
  '/figures/lines?measure=clicks&from=2026-09-01&to=2026-09-30',
  '/metrics/custom',
  '/notification-settings',
  '/audit',
  '/me/export',
  '/audit/export.csv',
  '/ai',
  '/ai/calls',
  '/operator/invitations',
  '/operator/log',
  '/operator/mail',
  '/operator/feedback',
  '/operator/isolation',
]
const OWN = [
  'POST /quick-start/figures',
  'GET /health',
  'POST /clients',
  'POST /clients/import',
  'POST /saved-views',
  'GET /saved-views',
  'PUT /branding',
  'POST /metrics/custom',
  'PUT /ai/provider',
  'DELETE /ai/provider',
  'POST /ai/provider/try',
  'PUT /ai/cap',
  'POST /branding/check-css',
  'POST /organizations/generate-slug',
  'DELETE /me/sessions',
  'POST /me/delete',
  'GET /bot-check',
  'POST /invitations/request',
  'GET /invitations/{key}',
  'POST /me/onboarding/skip',
  'POST /rpc/is_email_invited',
  'POST /team/leave',
  'PUT /notification-settings',
  'POST /tasks/calendar',
  'POST /operator/invitations',
  'POST /operator/invitations/decide',
  'POST /operator/invitations/resend',
  'POST /operator/isolation',
]

// Where tests take turns (scripts/turns.mjs), a quarter of the calls, and others at each turn.
const { ISOLATION_SEED, TEST_DATABASE_URL, TEST_TURN } = process.env
const SEED = Number(ISOLATION_SEED ?? 20_261_120 + Number(TEST_TURN ?? 0))
// The embedded database answers one at a time: there a quarter has to do.
const ALL_CALLS = TEST_DATABASE_URL ? 10_000 : 2_500
const CALLS = TEST_TURN ? ALL_CALLS / 4 : ALL_CALLS

let server: TestServer
let people: KnownPerson[]
let places: Place[]
beforeAll(async () => {
  server = await startTestServer()
  const { agency, shop, rival, clients, ...built } = await buildOrganizations(server.database)
  people = built.people
  const at = async (
    orgId: string,
    clientId: string | null,
    userId: string,
    mark: string,
  ): Promise<Place> => {
    const [work, belongings] = [
      await plantWork(server.database, orgId, clientId, mark),
      await plantBelongingsOf(orgId, userId, mark),
    ]
    return {
      orgId,
      clientId,
      mark,
      ids: {
        orgId,
        clientId: clientId ?? randomUUID(),
        slug: clientId ? await slugOf(clientId) : randomUUID(),
        userId,
        ...work,
        ...belongings,
        ...(await plantSecrets(userId, mark)),
      },
    }
  }
  const someone = (name: string): string => people.find(person => person.name === name)!.userId
  // Business profiles and settings are one a place: those that stand there make room for the marked ones.
  await asOwner(server.database, owner =>
    owner.query(
      'delete from public.business_contexts; delete from public.notification_settings; delete from public.team_invitations; delete from public.portal_reads; delete from public.ai_providers',
    ),
  )
  places = [
    await at(agency.orgId, clients.x, someone('client x account_manager'), 'CANARY-X'),
    await at(agency.orgId, clients.y, agency.userId, 'CANARY-Y'),
    await at(shop.orgId, null, shop.userId, 'CANARY-SHOP'),
    await at(rival.orgId, clients.rival, rival.userId, 'CANARY-RIVAL'),
  ]
  // Metrics are of a whole organization: a client of it does not make them another's.
  await asOwner(server.database, owner =>
    owner.query(`update public.custom_metrics set name = 'Own metric' where org_id = $1`, [
      agency.orgId,
    ]),
  )
  for (const place of places)
    if (place.orgId === agency.orgId) place.ids.metricId = 'metric_of_nobody'
}, 120_000)
afterAll(() => server.close())

const slugOf = (clientId: string): Promise<string> =>
  asOwner(
    server.database,
    async owner =>
      (
        await owner.query<{ slug: string }>('select slug from public.clients where id = $1', [
          clientId,
        ])
      ).rows[0]!.slug,
  )
const plantBelongingsOf = (orgId: string, userId: string, mark: string) =>
  plantBelongings(server.database, { orgId, userId, token: '', email: '' }, mark)
const plantSecrets = (
  userId: string,
  mark: string,
): Promise<Pick<Ids, 'authSessionId' | 'mailId' | 'factorId'>> =>
  asOwner(server.database, async owner => {
    const mail = await owner.query<{ id: string }>(
      `insert into app.mail_outbox (recipient, template, data, status) values ($1, 'digest', '{}', 'dead') returning id`,
      [`${mark.toLowerCase()}@people.example`],
    )
    await owner.query('set local role app_auth')
    const factor = await owner.query<{ id: string }>(
      `insert into auth."mfaFactor" ("userId", "factorType", "friendlyName", secret, status) values ($1, 'totp', $2, 's', 'unverified') returning id`,
      [userId, mark],
    )
    const session = await owner.query<{ id: string }>(
      `select id from auth.session where "userId" = $1`,
      [userId],
    )
    return {
      mailId: mail.rows[0]!.id,
      factorId: factor.rows[0]!.id,
      authSessionId: session.rows[0]!.id,
    }
  })

/** Seeded, so that what fails once fails again: mulberry32. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Whether a person belongs to a place at all: then its ids are not foreign to them. */
const reaches = (who: KnownPerson, place: Place): boolean =>
  who.orgId === place.orgId &&
  who.role !== null &&
  (who.clientId === null || who.clientId === place.clientId)
/** Ids that nobody has; within one's own organization its id is no secret. */
const newIds = (orgId: string | null): Ids =>
  new Proxy({} as Ids, { get: (_ids, key) => (key === 'orgId' && orgId ? orgId : randomUUID()) })
const UUIDS = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/gi
const plain = (body: unknown): string => JSON.stringify(body).replaceAll(UUIDS, 'ID')

const ask = (who: KnownPerson, name: string, { path, body }: ReturnType<Foreign>) =>
  server.call(
    name.split(' ')[0]!,
    path.startsWith('/../') ? `/api${path.slice(3)}` : `/api/v1${path}`,
    body,
    who.enters || who.name !== 'nobody signed in' ? who.token : undefined,
  )

/** Every row of every tenant: nothing an outsider does may change it. */
async function everything(): Promise<string> {
  const { rows } = await asOwner(server.database, async owner => {
    const tables = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    )
    return owner.query<{ all: string }>(
      tables.rows
        .map(
          ({ name }) =>
            `select '${name}' || coalesce(string_agg(t::text, '|' order by t::text), '') as all from public.${name} t`,
        )
        .join(' union all '),
    )
  })
  return createHash('sha256')
    .update(rows.map(row => row.all).join('\n'))
    .digest('hex')
}

test('every endpoint of the contract is among the calls below', async () => {
  const { paths } = (
    await server.call<{ paths: Record<string, Record<string, unknown>> }>(
      'GET',
      '/api/v1/openapi.json',
    )
  ).body
  const published = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const known = new Set([...Object.keys(FOREIGN), ...READ.map(path => `GET ${path}`), ...OWN])
  expect(published.filter(name => !known.has(name))).toEqual([])
})

test(
  `${CALLS} calls with foreign ids read nothing, change nothing, and answer as for ids that do not exist (seed ${SEED})`,
  { timeout: 170_000 },
  async () => {
    const random = randomFrom(SEED)
    const before = await everything()
    const absent = new Map<string, Promise<{ status: number; body: string }>>()
    const names = Object.keys(FOREIGN)
    const outsiders = people
      .map(who => ({ who, foreign: places.filter(place => !reaches(who, place)) }))
      .filter(({ foreign }) => foreign.length > 0)
    const faults: string[] = []
    const one = async (): Promise<void> => {
      const { who, foreign } = outsiders[random(outsiders.length)]!
      const place = foreign[random(foreign.length)]!
      const name = names[random(names.length)]!
      const home = place.orgId === who.orgId ? who.orgId : null
      const twin = `${who.name} ${name}${home ? ' at home' : ''}`
      const expected =
        absent.get(twin) ??
        ask(who, name, FOREIGN[name]!(newIds(home))).then(({ status, body }) => ({
          status,
          body: plain(body),
        }))
      absent.set(twin, expected)
      const { status, body } = await ask(who, name, FOREIGN[name]!(place.ids))
      const said = plain(body)
      if (said.includes(place.mark)) faults.push(`${twin}: shows ${place.mark}`)
      const without = await expected
      if (status !== without.status || said !== without.body)
        faults.push(
          `${twin}: ${status} ${said.slice(0, 120)} for ids of ${place.mark}, ${without.status} ${without.body.slice(0, 120)} for absent ones`,
        )
    }
    let made = 0
    const worker = async (): Promise<void> => {
      while (made < CALLS && faults.length < 20) {
        made += 1
        await one()
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    expect(faults).toEqual([])
    expect(made).toBe(CALLS)
    expect(await everything()).toBe(before)
  },
)

describe('what names nobody', () => {
  test.each(READ)('%s shows nothing of other places', async path => {
    for (const who of people) {
      const answer = await ask(who, 'GET', { path })
      const said = JSON.stringify(answer.body)
      for (const place of places)
        if (!reaches(who, place))
          expect(said.includes(place.mark), `${who.name} reads ${place.mark} at ${path}`).toBe(
            false,
          )
      if (!who.enters && path !== '/me')
        expect([401, 403], `${who.name} at ${path}`).toContain(answer.status)
      if (path.startsWith('/operator'))
        expect(answer.status, `${who.name} at ${path}`).toBe(who.enters ? 404 : answer.status)
    }
  })

  test('the operator’s own endpoints do not exist for anybody else', async () => {
    for (const who of people)
      for (const path of [
        '/operator/invitations',
        '/operator/invitations/resend',
        '/operator/isolation',
      ]) {
        expect(
          (await ask(who, 'POST', { path, body: { email: 'planted@people.example' } })).status,
          `${who.name} at ${path}`,
        ).not.toBe(200)
      }
  })
})
