import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import type { Tables } from './tables.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { addMember, type Person, signUp } from './testing/people.ts'

// Two clients of one agency, and somebody who works for the first only.
let database: FreshDatabase
let agency: Person, creative: Person
const [clientA, clientB, sessionA, sessionB, messageA, messageB, campaignB, outputB] = Array.from(
  { length: 8 },
  () => randomUUID(),
) as [string, string, string, string, string, string, string, string]

beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Dana', 'AGENCY')
  await asOwner(database, async owner => {
    for (const [id, slug] of [
      [clientA, 'a'],
      [clientB, 'b'],
    ])
      await owner.query(
        'insert into public.clients (org_id, id, slug, name) values ($1, $2, $3, $3)',
        [agency.orgId, id, slug],
      )
  })
  creative = await addMember(database, agency, 'Cleo', 'creative_strategist', clientA)
  await asActor(database.db, agency, async tx => {
    for (const [client, session, message] of [
      [clientA, sessionA, messageA],
      [clientB, sessionB, messageB],
    ] as const) {
      await sql`insert into public.agent_sessions (org_id, id, client_id, agent_type, title, created_by) values (app.org_id(), ${session}, ${client}, 'strategy', 's', app.user_id())`.execute(
        tx,
      )
      await sql`insert into public.agent_messages (org_id, id, session_id, client_id, role, body) values (app.org_id(), ${message}, ${session}, ${client}, 'user', 'secret')`.execute(
        tx,
      )
      await sql`insert into public.agent_runs (org_id, session_id, client_id, actor_id, instance, writer) values (app.org_id(), ${session}, ${client}, app.user_id(), 'i', 'w')`.execute(
        tx,
      )
      await sql`update public.agent_runs set status = 'done', cost_micros = 500 where session_id = ${session}`.execute(
        tx,
      )
    }
    await sql`insert into public.campaigns (org_id, id, client_id, name, created_by) values (app.org_id(), ${campaignB}, ${clientB}, 'B', app.user_id())`.execute(
      tx,
    )
    await sql`insert into public.agent_outputs (org_id, id, client_id, session_id, agent_type, output_type, title, content) values (app.org_id(), ${outputB}, ${clientB}, ${sessionB}, 'strategy', 'swot', 't', '{}')`.execute(
      tx,
    )
  })
})
afterAll(() => database.drop())

/** Rows that claim to be client A's and point into a session. */
const INTO: Record<string, (tx: Transaction<Tables>, session: string) => Promise<unknown>> = {
  agent_messages: (tx, session) =>
    sql`insert into public.agent_messages (org_id, session_id, client_id, role, body) values (app.org_id(), ${session}, ${clientA}, 'user', 'x')`.execute(
      tx,
    ),
  agent_runs: (tx, session) =>
    sql`insert into public.agent_runs (org_id, session_id, client_id, actor_id, instance, writer) values (app.org_id(), ${session}, ${clientA}, app.user_id(), 'i', 'w')`.execute(
      tx,
    ),
  agent_events: (tx, session) =>
    sql`insert into public.agent_events (org_id, session_id, seq, client_id, type, data) values (app.org_id(), ${session}, 1, ${clientA}, 'notice', '{}')`.execute(
      tx,
    ),
  agent_outputs: (tx, session) =>
    sql`insert into public.agent_outputs (org_id, client_id, session_id, agent_type, output_type, title, content) values (app.org_id(), ${clientA}, ${session}, 'strategy', 'swot', 't', '{}')`.execute(
      tx,
    ),
  company_facts: (tx, session) =>
    sql`insert into public.company_facts (org_id, client_id, session_id, kind, label, origin, status) values (app.org_id(), ${clientA}, ${session}, 'offer', 'bread', 'message', 'proposed')`.execute(
      tx,
    ),
}

describe('a role for one client writes into that client’s sessions only', () => {
  test.each(Object.keys(INTO))('%s', async table => {
    await expect(
      asActor(database.db, creative, tx => INTO[table]!(tx, sessionA)),
    ).resolves.toBeDefined()
    const answers = await Promise.all(
      [sessionB, randomUUID()].map(session =>
        asActor(database.db, creative, tx => INTO[table]!(tx, session)).catch(
          error => (error as { code: string }).code,
        ),
      ),
    )
    // Another client's session is answered like one that does not exist.
    expect(answers).toEqual(['42501', '42501'])
  })

  test('a thread stays in one session', async () => {
    const under = (parent: string): Promise<unknown> =>
      asActor(database.db, creative, tx =>
        sql`insert into public.agent_messages (org_id, session_id, client_id, parent_id, role, body) values (app.org_id(), ${sessionA}, ${clientA}, ${parent}, 'user', 'x')`.execute(
          tx,
        ),
      )
    await expect(under(messageA)).resolves.toBeDefined()
    await expect(under(messageB)).rejects.toMatchObject({ code: '23503' })
  })

  test('a session cannot take another client’s campaign', async () => {
    const withCampaign = (campaign: string): Promise<unknown> =>
      asActor(database.db, creative, tx =>
        sql`insert into public.agent_sessions (org_id, client_id, campaign_id, agent_type, title, created_by) values (app.org_id(), ${clientA}, ${campaign}, 'strategy', 's', app.user_id())`.execute(
          tx,
        ),
      )
    for (const campaign of [campaignB, randomUUID()])
      await expect(withCampaign(campaign)).rejects.toMatchObject({ code: '42501' })
  })
})

test('the monthly cost is the organization’s, also for somebody who sees one client', async () => {
  const cost = (person: Person): Promise<number> =>
    asActor(
      database.db,
      person,
      async tx =>
        (await sql<{ cost: number }>`select app.month_cost_micros() as cost`.execute(tx)).rows[0]!
          .cost,
    )
  expect(await cost(agency)).toBe(1_000)
  expect(await cost(creative)).toBe(1_000)
})

test('a row never moves to another client, session or organization', async () => {
  for (const text of [
    'update public.agent_sessions set client_id = null',
    'update public.agent_outputs set client_id = null',
    'update public.agent_runs set session_id = id',
    'update public.campaigns set org_id = id',
    'update public.company_facts set client_id = null',
  ]) {
    await expect(
      asActor(database.db, agency, tx => sql.raw(text).execute(tx)),
    ).rejects.toMatchObject({ code: '42501' })
  }
})
