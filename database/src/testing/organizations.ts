import { randomUUID } from 'node:crypto'
import { asOwner } from '../as-owner.ts'
import type { Database } from '../open-database.ts'
import { addMember, type Person, signUp } from './people.ts'
import { plantDocuments } from './documents.ts'
import { newFigureIds, plantFigures } from './figures.ts'

/** Somebody whose rights the isolation matrix knows. `scope`: the client a role is limited to. */
export type KnownPerson = Person & {
  name: string
  role: string | null
  clientId: string | null
  /** Lets them in at all. */ enters: boolean
}
/** What the isolation matrix is tried on. */
export type Organizations = {
  agency: Person
  shop: Person
  rival: Person
  clients: { x: string; y: string; rival: string }
  people: KnownPerson[]
}

const WIDE = [
  'agency_owner',
  'agency_admin',
  'account_manager',
  'creative_strategist',
  'viewer',
  'client_collaborator',
  'client_stakeholder',
  'client_viewer',
  'guest',
]
const LIMITED = WIDE.slice(2)
const INK = '#101010'
/** A theme as the server would store it. */
const THEME = {
  primaryColor: INK,
  secondaryColor: INK,
  accentColor: INK,
  colors: { background: INK, foreground: INK, muted: INK, mutedForeground: INK, border: INK },
  fonts: { heading: 'Georgia', body: 'Georgia', mono: 'System mono' },
  borderRadius: 'md',
  density: 'compact',
  favicon: null,
  companyName: '',
  logo: null,
  customCSS: '',
}
const SMALL = ['sme_owner', 'sme_admin', 'marketing_manager', 'viewer', 'guest']

type AddPerson = (
  home: Person,
  name: string,
  role: string,
  clientId: string | null,
) => Promise<KnownPerson>
type WithoutPeople = Omit<Organizations, 'people'>

/** Adds people as members with a role, and remembers them. */
function personAdder(database: Database, people: KnownPerson[]): AddPerson {
  return async (home, name, role, clientId) => {
    const person = {
      ...(await addMember(database, home, name, role, clientId)),
      name: name.replaceAll('-', ' '),
      role,
      clientId,
      enters: true,
    }
    people.push(person)
    return person
  }
}

const plantClients = (
  database: Database,
  { agency, rival, clients }: WithoutPeople,
): Promise<void> =>
  asOwner(database, async owner => {
    for (const [org, id, slug] of [
      [agency.orgId, clients.x, 'x'],
      [agency.orgId, clients.y, 'y'],
      [rival.orgId, clients.rival, 'z'],
    ])
      await owner.query(
        'insert into public.clients (org_id, id, slug, name) values ($1, $2, $3, $3)',
        [org, id, slug],
      )
  })

/** Those who must not get in or far. */
async function addTurnedAway(database: Database, agency: Person, add: AddPerson): Promise<void> {
  const change = (text: string, values: unknown[], role = 'app_owner'): Promise<unknown> =>
    asOwner(database, async owner => {
      await owner.query(`set local role ${role}`)
      await owner.query(text, values)
    })
  const nobody = await add(agency, 'agency-no-role', 'agency_admin', null)
  await change('delete from public.role_assignments where user_id = $1', [nobody.userId])
  nobody.role = null
  const removed = await add(agency, 'agency-removed', 'agency_admin', null)
  await change('select app.end_membership($1, $2)', [agency.orgId, removed.userId])
  Object.assign(removed, { role: null, orgId: '' })
  const unproved = await add(agency, 'agency-without-its-factor', 'agency_owner', null)
  await change(
    `insert into auth."mfaFactor" ("userId", "factorType", secret, status) values ($1, 'totp', 's', 'verified')`,
    [unproved.userId],
    'app_auth',
  )
  unproved.enters = false
  const over = await add(agency, 'agency-session-over', 'agency_owner', null)
  await change(
    `update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`,
    [over.token],
    'app_auth',
  )
  over.enters = false
}

/** Work for each client and each organization, and what belongs to each person. */
async function plantEverywhere(
  database: Database,
  { agency, shop, rival, clients }: WithoutPeople,
  people: readonly KnownPerson[],
): Promise<void> {
  for (const [orgId, clientId] of [
    [agency.orgId, null],
    [agency.orgId, clients.x],
    [agency.orgId, clients.y],
    [shop.orgId, null],
    [rival.orgId, null],
    [rival.orgId, clients.rival],
  ] as const)
    await plantWork(database, orgId, clientId)
  for (const person of people)
    if (person.orgId && person.name !== 'nobody signed in') await plantBelongings(database, person)
}

/**
 * An agency with two clients, a small business and another agency; in them every role there is, for the organization and for one client,
 * and those who must not get in or far: no role, a role taken away, a member removed, a second factor not passed, a session over.
 */
export async function buildOrganizations(database: Database): Promise<Organizations> {
  const agency = await signUp(database, 'Agency', 'AGENCY')
  const shop = await signUp(database, 'Shop')
  const rival = await signUp(database, 'Rival', 'AGENCY')
  const clients = { x: randomUUID(), y: randomUUID(), rival: randomUUID() }
  const organizations = { agency, shop, rival, clients }
  await plantClients(database, organizations)
  const owner = { role: 'agency_owner', clientId: null, enters: true }
  const people: KnownPerson[] = [
    { ...agency, ...owner, name: 'the agency’s founder' },
    { ...rival, ...owner, name: 'another agency’s owner' },
    { ...shop, ...owner, name: 'the shop’s owner', role: 'sme_owner' },
  ]
  const add = personAdder(database, people)
  for (const role of WIDE) await add(agency, `agency-${role}`, role, null)
  for (const role of LIMITED) await add(agency, `client-x-${role}`, role, clients.x)
  for (const role of SMALL) await add(shop, `shop-${role}`, role, null)
  await addTurnedAway(database, agency, add)
  people.push({
    ...agency,
    name: 'nobody signed in',
    token: 'no-such-session',
    userId: randomUUID(),
    role: null,
    clientId: null,
    enters: false,
  })
  await plantEverywhere(database, organizations, people)
  return { ...organizations, people }
}

/** One row in every table of work, for one client or for the organization. Each carries a mark that must not turn up elsewhere. */
export async function plantWork(
  database: Database,
  orgId: string,
  clientId: string | null,
  mark = 'work',
): Promise<{
  campaignId: string
  sessionId: string
  messageId: string
  runId: string
  callId: string
  outputId: string
  insightId: string
  taskId: string
  quickWinId: string
  sourceId: string
  factId: string
  sharedOutputId: string
  approvalId: string
  portalMessageId: string
  personaId: string
  interviewId: string
  questionId: string
  importId: string
  draftImportId: string
  remarkId: string
  metricId: string
  reportId: string
  scheduleId: string
  reportMailId: string
  noticedId: string
  documentId: string
}> {
  const ids = {
    campaignId: randomUUID(),
    sessionId: randomUUID(),
    messageId: randomUUID(),
    runId: randomUUID(),
    callId: randomUUID(),
    outputId: randomUUID(),
    taskId: randomUUID(),
    quickWinId: randomUUID(),
    sourceId: randomUUID(),
    insightId: randomUUID(),
    factId: randomUUID(),
    sharedOutputId: randomUUID(),
    approvalId: randomUUID(),
    portalMessageId: randomUUID(),
    personaId: randomUUID(),
    interviewId: randomUUID(),
    questionId: randomUUID(),
    ...newFigureIds(mark),
    reportId: randomUUID(),
    scheduleId: randomUUID(),
    reportMailId: randomUUID(),
    noticedId: randomUUID(),
    documentId: randomUUID(),
  }
  await asOwner(database, async owner => {
    const at = [orgId, clientId] as const
    await owner.query(
      'insert into public.campaigns (org_id, client_id, id, name) values ($1, $2, $3, $4)',
      [...at, ids.campaignId, mark],
    )
    await owner.query(
      `insert into public.business_contexts (org_id, client_id, company_name, industry, company_size) values ($1, $2, $3, 'Retail', '1-10')`,
      [...at, mark],
    )
    await owner.query(
      `insert into public.agent_sessions (org_id, client_id, id, agent_type, title, last_seq) values ($1, $2, $3, 'strategy', $4, 1)`,
      [...at, ids.sessionId, mark],
    )
    await owner.query(
      `insert into public.agent_messages (org_id, client_id, id, session_id, role, body) values ($1, $2, $3, $4, 'user', $5)`,
      [...at, ids.messageId, ids.sessionId, mark],
    )
    await owner.query(
      `insert into public.agent_runs (org_id, client_id, id, session_id, actor_id, instance, writer, status) values ($1, $2, $3, $4, $3, 'i', 'w', 'done')`,
      [...at, ids.runId, ids.sessionId],
    )
    await owner.query(
      `insert into public.agent_calls (org_id, client_id, id, run_id, session_id, job, model, size, own, instructions, material, completion, cost_micros, outcome) values ($1, $2, $3, $4, $5, 'ask', 'm', 'small', false, $6, $6, $6, 1, 'done')`,
      [...at, ids.callId, ids.runId, ids.sessionId, mark],
    )
    await owner.query(
      `insert into public.ai_providers (org_id, provider, model, model_small, sealed_key, key_last_four) values ($1, 'openai', $2, $2, $2, 'last') on conflict do nothing`,
      [orgId, mark],
    )
    await owner.query(
      `insert into public.agent_events (org_id, client_id, session_id, seq, type, data) values ($1, $2, $3, 1, 'notice', $4)`,
      [...at, ids.sessionId, JSON.stringify({ type: 'notice', text: mark })],
    )
    await owner.query(
      `insert into public.agent_outputs (org_id, client_id, id, session_id, agent_type, output_type, title, summary, content) values ($1, $2, $3, $4, 'strategy', 'swot', $5, $5, '{}')`,
      [...at, ids.outputId, ids.sessionId, mark],
    )
    await owner.query(
      `insert into public.agent_outputs (org_id, client_id, id, session_id, agent_type, output_type, title, summary, content) values ($1, $2, $3, $4, 'persona', 'persona', $5, $5, '{}')`,
      [...at, ids.personaId, ids.sessionId, mark],
    )
    await owner.query(
      `insert into public.persona_interviews (org_id, client_id, id, persona_id, title) values ($1, $2, $3, $4, $5)`,
      [...at, ids.interviewId, ids.personaId, mark],
    )
    await owner.query(
      `insert into public.persona_interview_answers (org_id, client_id, id, interview_id, position, question, answer) values ($1, $2, $3, $4, 1, $5, $6)`,
      [
        ...at,
        ids.questionId,
        ids.interviewId,
        mark,
        JSON.stringify({ tag: 'unknown', note: mark }),
      ],
    )
    await owner.query(
      `insert into public.company_facts (org_id, client_id, id, kind, label, quote, origin, confidence, status) values ($1, $2, $3, 'rival', $4, $4, 'message', 0.5, 'proposed')`,
      [...at, ids.insightId, mark],
    )
    await owner.query(
      `insert into public.company_facts (org_id, client_id, id, kind, label, attributes, quote, origin, status) values ($1, $2, $3, 'offer', $4, '{}', $4, 'card', 'confirmed')`,
      [...at, ids.factId, mark],
    )
    await owner.query(
      `insert into public.customer_sources (org_id, client_id, id, segment_id, heard, who, words) values ($1, $2, $3, $4, 'interview', $5, $5)`,
      [...at, ids.sourceId, ids.factId, mark],
    )
    await owner.query(
      `insert into public.company_fact_versions (org_id, client_id, fact_id, label, attributes, status) values ($1, $2, $3, $4, '{}', 'proposed')`,
      [...at, ids.factId, mark],
    )
    await owner.query(
      `insert into public.agent_outputs (org_id, client_id, id, agent_type, output_type, title, summary, content, shared_at) values ($1, $2, $3, 'strategy', 'swot', $4, $4, '{}', now())`,
      [...at, ids.sharedOutputId, mark],
    )
    await owner.query(
      `insert into public.approvals (org_id, client_id, id, campaign_id, subject_version, note) values ($1, $2, $3, $4, 1, $5)`,
      [...at, ids.approvalId, ids.campaignId, mark],
    )
    await owner.query(
      `insert into public.portal_messages (org_id, client_id, id, from_client, body) values ($1, $2, $3, true, $4)`,
      [...at, ids.portalMessageId, mark],
    )
    await owner.query(
      'insert into public.fact_uses (org_id, client_id, fact_id, output_id) values ($1, $2, $3, $4)',
      [...at, ids.insightId, ids.outputId],
    )
    await owner.query(
      `insert into public.output_versions (org_id, client_id, output_id, version, title, content, change, changed_at, facts_at) values ($1, $2, $3, 0, $4, '{}', 'written', now(), now())`,
      [...at, ids.outputId, mark],
    )
    await owner.query(
      'insert into public.stale_outputs (org_id, client_id, output_id) values ($1, $2, $3)',
      [...at, ids.outputId],
    )
    await owner.query(
      `insert into public.quick_wins (org_id, client_id, id, campaign_id, play, move, prediction, due) values ($1, $2, $3, $4, $5, $6, '{}', current_date)`,
      [...at, ids.quickWinId, ids.campaignId, mark, JSON.stringify({ title: mark })],
    )
    await owner.query(
      `insert into public.tasks (org_id, client_id, id, output_id, key, what, owner_role, metric, due) values ($1, $2, $3, $4, $5, $5, 'Owner', '', current_date)`,
      [...at, ids.taskId, ids.outputId, mark],
    )
    await plantFigures(owner, at, ids, mark)
    await plantDocuments(owner, at, ids, mark)
    await owner.query(
      `insert into public.noticed (org_id, client_id, id, key, title, says, since) values ($1, $2, $3, $4, $4, $4, current_date)`,
      [...at, ids.noticedId, mark],
    )
    await owner.query(
      `insert into public.predictions (org_id, client_id, output_id, output_version, prediction) values ($1, $2, $3, 1, $4)`,
      [...at, ids.outputId, JSON.stringify(predictionOf(mark))],
    )
  })
  await plantReports(database, orgId, clientId, ids, mark)
  return ids
}

/** One that waits: its time is far off. */
const predictionOf = (mark: string) => ({
  says: { text: mark, sources: [], evidence: 'computed' },
  events: 'orders',
  cases: 'sessions',
  source: 'ga4',
  channel: null,
  from: '2090-01-01',
  to: '2090-01-14',
  low: 0.01,
  high: 0.02,
  now: 0.01,
  cases_expected: 900,
})

/** A draft and a shared report with a comment each, a schedule, and a mail that was given up. */
const plantReports = (
  database: Database,
  orgId: string,
  clientId: string | null,
  ids: { reportId: string; scheduleId: string; reportMailId: string },
  mark: string,
): Promise<void> =>
  asOwner(database, async owner => {
    const at = [orgId, clientId] as const
    const shared = randomUUID()
    const { rows } = await owner.query<{ id: string }>(
      'select id from public.users where org_id = $1 order by id limit 1',
      [orgId],
    )
    const someone = rows[0]!.id
    await owner.query(
      `insert into public.report_schedules (org_id, client_id, id, report_type, sections, brand, cadence, weekday, working_day, hour, time_zone, recipients, share, next_at) values ($1, $2, $3, 'monthly', '{kpis}', 'agency', 'monthly', 1, 3, 8, $4, array[$5::uuid], false, now() + interval '9 years')`,
      [...at, ids.scheduleId, mark, someone],
    )
    for (const [id, content] of [
      [ids.reportId, null],
      [shared, JSON.stringify({ headline: mark })],
    ])
      await owner.query(
        `insert into public.reports (org_id, client_id, id, report_type, title, period_rule, period_from, period_to, sections, brand, state, content, shared_at) values ($1, $2, $3, 'monthly', $4, 'last-month', '2026-10-01', '2026-10-31', '{kpis}', 'agency', case when $5::jsonb is null then 'draft' else 'published' end, $5, case when $5::jsonb is not null then now() end)`,
        [...at, id, mark, content],
      )
    for (const [id, section] of [
      [ids.reportId, 'kpis'],
      [shared, null],
    ])
      await owner.query(
        `insert into public.report_comments (org_id, client_id, report_id, section, body, from_client) values ($1, $2, $3, $4, $5, false)`,
        [...at, id, section, mark],
      )
    await owner.query(
      `insert into public.report_mails (org_id, client_id, id, report_id, recipient_id, state, reason, next_attempt_at) values ($1, $2, $3, $4, $5, 'dead', $6, now())`,
      [...at, ids.reportMailId, ids.reportId, someone, mark],
    )
  })

/** One row in every table of personal things. */
export async function plantBelongings(
  database: Database,
  { orgId, userId }: Person,
  mark = 'mine',
): Promise<{
  notificationId: string
  feedbackId: string
  avatarId: string
  screenshotId: string
  invitationId: string
  viewId: string
}> {
  const ids = {
    notificationId: randomUUID(),
    feedbackId: randomUUID(),
    avatarId: randomUUID(),
    screenshotId: randomUUID(),
    invitationId: randomUUID(),
    viewId: randomUUID(),
  }
  await asOwner(database, async owner => {
    await owner.query(
      `insert into public.saved_views (org_id, user_id, id, scope, name) values ($1, $2, $3, 'campaigns', $4)`,
      [orgId, userId, ids.viewId, mark],
    )
    await owner.query(
      `insert into public.calendar_feeds (org_id, user_id) values ($1, $2) on conflict do nothing`,
      [orgId, userId],
    )
    await owner.query(
      `insert into public.portal_reads (org_id, user_id, read_at) values ($1, $2, now()) on conflict do nothing`,
      [orgId, userId],
    )
    await owner.query(
      `insert into public.themes (org_id, theme) values ($1, $2) on conflict do nothing`,
      [orgId, JSON.stringify(THEME)],
    )
    await owner.query(
      `insert into public.notifications (org_id, user_id, id, event, title) values ($1, $2, $3, 'output.ready', $4)`,
      [orgId, userId, ids.notificationId, mark],
    )
    await owner.query(
      `insert into public.notification_settings (org_id, user_id, event, in_app, mail, digest) values ($1, $2, 'output.ready', true, true, true)`,
      [orgId, userId],
    )
    for (const [id, purpose] of [
      [ids.avatarId, 'avatar'],
      [ids.screenshotId, 'feedback'],
      [randomUUID(), 'logo'],
    ])
      await owner.query(
        `insert into public.images (org_id, owner_id, id, purpose, width, height, bytes) values ($1, $2, $3, $4, 1, 1, '\\x00')`,
        [orgId, userId, id, purpose],
      )
    await owner.query(
      `insert into public.feedback (org_id, user_id, id, kind, message, screenshot_id) values ($1, $2, $3, 'idea', $4, $5)`,
      [orgId, userId, ids.feedbackId, mark, ids.screenshotId],
    )
    await owner.query(
      `insert into public.team_invitations (org_id, id, email, role_name, token_hash, invited_by, expires_at) values ($1, $2, $3, 'viewer', $4, $5, now() + interval '1 day')`,
      [
        orgId,
        ids.invitationId,
        `${mark.toLowerCase()}-${ids.invitationId}@people.example`,
        randomUUID(),
        userId,
      ],
    )
  })
  return ids
}
