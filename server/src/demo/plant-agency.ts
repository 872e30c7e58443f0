import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { asActor } from '@sextant/database/as-actor'
import { asOwner } from '@sextant/database/as-owner'
import type { Database } from '@sextant/database/open-database'
import { sql } from 'kysely'
import type { Auth } from '../platform/auth/open-auth.ts'
import { DEMO_CLIENTS, WAITING_AT_FIELDHOUSE } from './agency-clients.ts'
import { clientSessions } from './client-facts.ts'
import { caller } from './caller.ts'
import { converse } from './converse.ts'
import { plantQuickWins } from './plant-quick-wins.ts'

/** Who works for the agency, and who looks on from two of its clients. */
const PEOPLE = [
  {
    email: 'agency-creative@demo.example',
    name: 'Cleo Marsh',
    role: 'creative_strategist',
    client: null,
  },
  {
    email: 'stakeholder@demo.example',
    name: 'Sam Iversen',
    role: 'client_stakeholder',
    client: 'harbour-dental',
  },
  { email: 'guest@demo.example', name: 'Gwen Talbot', role: 'guest', client: 'fieldhouse-brewing' },
] as const

const DAY = 86_400_000
const date = (daysFromNow: number): string =>
  new Date(Date.now() + daysFromNow * DAY).toISOString().slice(0, 10)

type Planted = { orgId: string; ownerId: string; clients: Map<string, string> }

/** Gives the demo agency its twelve clients with their work, and its people, who join by invitation as everybody does. */
export async function plantAgency(
  database: Database,
  hono: Hono,
  auth: Auth,
  ownerToken: string,
  password: string,
): Promise<void> {
  const call = caller(hono, ownerToken)
  const { organization, user } = await call<{ organization: { id: string }; user: { id: string } }>(
    'GET',
    '/me',
  )
  await call('POST', `/business-context/organization/${organization.id}`, {
    companyName: 'Larkfield Marketing',
    industry: 'Professional Services',
    companySize: '11-50',
    description: 'A marketing agency in Portland for a dozen small and mid-sized companies.',
  })
  const planted: Planted = { orgId: organization.id, ownerId: user.id, clients: new Map() }
  for (const client of DEMO_CLIENTS) {
    const { id } = await call<{ id: string }>('POST', '/clients', {
      name: client.name,
      status: client.status,
      industry: client.industry,
      client_info: client.contact,
      monthly_fee_cents: client.fee * 100,
      companySize: client.size,
      description: client.description,
    })
    planted.clients.set(client.slug, id)
    for (const {
      from,
      to,
      budget,
      spent,
      channels,
      type,
      audience,
      ...campaign
    } of client.campaigns) {
      await call('POST', '/campaigns', {
        client_id: id,
        name: campaign.name,
        status: campaign.status,
        description: campaign.description ?? null,
        goals: campaign.goals ?? [],
        target_audience: audience ?? null,
        campaign_type: type,
        marketing_channels: channels,
        budget_cents: budget * 100,
        spent_cents: spent * 100,
        start_date: date(from),
        end_date: date(to),
      })
    }
    const ids = new Map<string, string>()
    for (const { tool, facts } of clientSessions(client.slug, new Date()))
      await converse(call, { tool, clientId: id }, facts, ids)
  }
  await plantQuickWins(call, {
    running: planted.clients.get('harbour-dental')!,
    graded: planted.clients.get('fieldhouse-brewing')!,
  })
  for (const client of ['fieldhouse-brewing', 'harbour-dental']) {
    const [oldest] = (
      await call<{ id: string }[]>('GET', `/agent-outputs?client_id=${planted.clients.get(client)}`)
    ).toReversed()
    await call('POST', `/agent-outputs/${oldest!.id}/share`, {
      note: 'From our session on Tuesday. The numbers are yours; tell us where they are off.',
    })
  }
  await plantPast(database, planted)
  for (const { email, name, role, client } of PEOPLE) {
    const secret = organization.id.replaceAll('-', '') + randomBytes(24).toString('base64url')
    await asActor(database.db, { token: ownerToken }, tx =>
      sql`select app.invite_teammate(${email}, ${role}, ${client ? [planted.clients.get(client)] : []}::uuid[], ${secret})`.execute(
        tx,
      ),
    )
    await auth.api.signUpEmail({ body: { email, name, password, invitation_token: secret } })
    await asOwner(database, owner =>
      owner.query(`update auth."user" set "emailVerified" = true where email = $1`, [email]),
    )
  }
  await plantTalk(database, planted)
}

/** What only time brings: when each client came, and how long the questions have waited. */
async function plantPast(database: Database, { orgId, ownerId, clients }: Planted): Promise<void> {
  await asOwner(database, async owner => {
    for (const { slug, age } of DEMO_CLIENTS) {
      await owner.query(
        'update public.clients set created_at = now() - make_interval(days => $3) where org_id = $1 and id = $2',
        [orgId, clients.get(slug), age],
      )
      await owner.query(
        'update public.campaigns set created_at = least(now(), start_date::timestamptz) where org_id = $1 and client_id = $2',
        [orgId, clients.get(slug)],
      )
    }
    await owner.query(
      'update public.campaign_status_changes s set changed_at = c.created_at from public.campaigns c where s.org_id = $1 and c.org_id = s.org_id and c.id = s.campaign_id',
      [orgId],
    )
    // Quick wins were begun when their first steps were.
    await owner.query(
      `
      update public.quick_wins q set created_at = first.due - interval '2 days'
      from (select quick_win_id, min(due) as due from public.tasks where org_id = $1 group by 1) first
      where q.org_id = $1 and q.id = first.quick_win_id`,
      [orgId],
    )
    // Nobody did that by hand.
    await owner.query(
      `delete from public.audit_log where org_id = $1 and action = 'update' and actor_id is null`,
      [orgId],
    )
    for (const { campaign, days, note } of WAITING_AT_FIELDHOUSE) {
      await owner.query(
        `
        insert into public.approvals (org_id, client_id, campaign_id, subject_version, note, requested_by, requested_at)
        select c.org_id, c.client_id, c.id, c.content_version, $3, $4, now() - make_interval(days => $5) from public.campaigns c where c.org_id = $1 and c.name = $2`,
        [orgId, campaign, note, ownerId, days],
      )
    }
  })
}

/** A few words between the agency and two of its clients. */
async function plantTalk(database: Database, { orgId, ownerId, clients }: Planted): Promise<void> {
  const say = (
    client: string,
    email: string | null,
    daysAgo: number,
    body: string,
  ): Promise<unknown> =>
    asOwner(database, owner =>
      owner.query(
        `
      insert into public.portal_messages (org_id, client_id, author_id, from_client, body, created_at)
      select $1, $2, coalesce((select u.id from public.users u where u.org_id = $1 and u.email = $3), $4), $3::text is not null, $5, now() - make_interval(days => $6)`,
        [orgId, clients.get(client), email, ownerId, body, daysAgo],
      ),
    )
  await say(
    'fieldhouse-brewing',
    null,
    19,
    'The winter nights material is in your portal. Could you approve it before Thursday?',
  )
  await say(
    'harbour-dental',
    null,
    6,
    'Open days are live. We will send the first numbers on Monday.',
  )
  await say(
    'harbour-dental',
    'stakeholder@demo.example',
    2,
    'Two families mentioned the postcard already. Can we add the December dates?',
  )
}
