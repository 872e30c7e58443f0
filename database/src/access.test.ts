import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import { oneTrip } from './one-trip.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { addMember, type Person, signUp } from './testing/people.ts'

const TENANT_TABLES = [
  'organizations',
  'users',
  'clients',
  'role_assignments',
  'campaigns',
  'business_contexts',
  'agent_sessions',
  'agent_messages',
  'agent_runs',
  'agent_events',
  'agent_outputs',
  'company_facts',
  'fact_uses',
] as const

let database: FreshDatabase
let rosa: Person, mallory: Person, agency: Person, creative: Person, viewer: Person
let clientA: string, clientB: string

beforeAll(async () => {
  database = await freshDatabase()
  rosa = await signUp(database, 'Rosa')
  mallory = await signUp(database, 'Mallory')
  agency = await signUp(database, 'Dana', 'AGENCY')
  ;[clientA, clientB] = [randomUUID(), randomUUID()]
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
  viewer = await addMember(database, agency, 'Vera', 'viewer', clientA)
  for (const person of [rosa, mallory, agency]) await plant(person, null)
  await plant(agency, clientA)
  await plant(agency, clientB)
})
afterAll(() => database.drop())

/** One row in every table, as the person. */
async function plant(person: Person, clientId: string | null): Promise<void> {
  await asActor(database.db, person, async tx => {
    const [session, message, output] = [randomUUID(), randomUUID(), randomUUID()]
    await sql`insert into public.campaigns (org_id, client_id, name, status, created_by) values (app.org_id(), ${clientId}, 'Campaign', 'active', app.user_id())`.execute(
      tx,
    )
    await sql`insert into public.business_contexts (org_id, client_id, company_name, industry, company_size) values (app.org_id(), ${clientId}, 'x', 'Retail', '1-10')`.execute(
      tx,
    )
    await sql`insert into public.agent_sessions (org_id, id, client_id, agent_type, title, created_by) values (app.org_id(), ${session}, ${clientId}, 'strategy', 's', app.user_id())`.execute(
      tx,
    )
    await sql`insert into public.agent_messages (org_id, id, session_id, client_id, role, body) values (app.org_id(), ${message}, ${session}, ${clientId}, 'user', 'secret')`.execute(
      tx,
    )
    await sql`insert into public.agent_runs (org_id, session_id, client_id, actor_id, instance, writer) values (app.org_id(), ${session}, ${clientId}, app.user_id(), 'i', 'w')`.execute(
      tx,
    )
    await sql`select app.append_events(${session}, null, '[{"type": "notice"}]'::jsonb)`.execute(tx)
    const { rows: facts } = await sql<{ id: string }>`
      select id from app.create_company_fact(${clientId}, 'offer', 'bread', '{}', '', 'card', 'confirmed', 500)`.execute(
      tx,
    )
    // What it rests on is noted with it.
    const content = JSON.stringify({ insightsUsed: facts.map(({ id }) => id) })
    await sql`insert into public.agent_outputs (org_id, id, client_id, session_id, agent_type, output_type, title, content) values (app.org_id(), ${output}, ${clientId}, ${session}, 'strategy', 'swot', 't', ${content}::jsonb)`.execute(
      tx,
    )
  })
}

async function seen(
  person: Person,
  table: string,
): Promise<{ org_id: string; client_id: string | null }[]> {
  // Not every column of a client is for everybody who sees it.
  const columns = table === 'clients' ? 'org_id, id' : '*'
  return asActor(database.db, person, async tx => {
    const { rows } = await sql<{
      org_id: string
      client_id: string | null
    }>`select ${sql.raw(columns)} from ${sql.table(`public.${table}`)}`.execute(tx)
    return rows
  })
}

describe('what a person sees', () => {
  test.each(TENANT_TABLES)('%s: their own organization and nothing else', async table => {
    for (const person of [rosa, mallory, agency]) {
      const rows = await seen(person, table)
      expect(rows.length).toBeGreaterThan(table === 'clients' && person !== agency ? -1 : 0)
      expect(new Set(rows.map(row => row.org_id ?? (row as unknown as { id: string }).id))).toEqual(
        new Set(rows.length ? [person.orgId] : []),
      )
    }
  })

  const BY_CLIENT = TENANT_TABLES.filter(
    table => !['organizations', 'users', 'clients', 'role_assignments'].includes(table),
  )
  test.each(BY_CLIENT)('%s: a role for one client sees that client only', async table => {
    expect(new Set((await seen(agency, table)).map(row => row.client_id))).toEqual(
      new Set([null, clientA, clientB]),
    )
    expect((await seen(creative, table)).map(row => row.client_id)).toEqual([clientA])
    // Somebody who only looks on sees campaigns: not how the agency works on them.
    expect((await seen(viewer, table)).map(row => row.client_id)).toEqual(
      table === 'campaigns' ? [clientA] : [],
    )
  })

  test('the audit log opens for the owner of the organization alone', async () => {
    expect(new Set((await seen(agency, 'audit_log')).map(row => row.org_id))).toEqual(
      new Set([agency.orgId]),
    )
    for (const person of [creative, viewer]) expect(await seen(person, 'audit_log')).toEqual([])
  })

  test('invitations, identities and permissions are closed', async () => {
    await expect(
      asActor(database.db, rosa, tx => sql`select * from app.permissions`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
    await expect(seen(rosa, 'invitations')).rejects.toThrow(/permission denied/)
    await expect(
      asActor(database.db, rosa, tx => sql`select * from auth.session`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
  })

  test('nobody entered sees nothing', async () => {
    await expect(database.pool.query('select * from public.campaigns')).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('what a person writes', () => {
  const insert = (
    person: Person,
    orgId: string,
    clientId: string | null,
    createdBy = person.userId,
  ): Promise<unknown> =>
    asActor(database.db, person, tx =>
      sql`insert into public.campaigns (org_id, client_id, name, created_by) values (${orgId}, ${clientId}, 'New', ${createdBy})`.execute(
        tx,
      ),
    )

  test('a campaign only in the own organization, in the own name, for a client one works for', async () => {
    await insert(rosa, rosa.orgId, null)
    await insert(creative, agency.orgId, clientA)
    await expect(insert(mallory, rosa.orgId, null)).rejects.toThrow(/row-level security/)
    await expect(insert(rosa, rosa.orgId, null, mallory.userId)).rejects.toThrow(
      /row-level security/,
    )
    await expect(insert(creative, agency.orgId, clientB)).rejects.toThrow(/row-level security/)
    await expect(insert(creative, agency.orgId, null)).rejects.toThrow(/row-level security/)
  })

  test.each(['version', 'content_version', 'archived_at', 'created_at', 'updated_at'])(
    'no campaign whose %s somebody chose',
    async column => {
      const value = column.endsWith('version') ? sql`7` : sql`now()`
      await expect(
        asActor(database.db, rosa, tx =>
          sql`insert into public.campaigns (org_id, name, created_by, ${sql.ref(column)}) values (${rosa.orgId}, 'New', ${rosa.userId}, ${value})`.execute(
            tx,
          ),
        ),
      ).rejects.toMatchObject({
        code: '42501',
        message: expect.stringMatching(/permission denied/) as string,
      })
    },
  )

  test('a viewer writes nothing', async () => {
    await expect(insert(viewer, agency.orgId, clientA)).rejects.toThrow(/row-level security/)
    const changed = await asActor(database.db, viewer, tx =>
      sql`update public.agent_outputs set title = 'mine'`.execute(tx),
    )
    expect(changed.numAffectedRows ?? 0n).toBe(0n)
  })

  test('a foreign row cannot be changed, nor pulled over', async () => {
    const changed = await asActor(database.db, mallory, tx =>
      sql`update public.campaigns set name = 'mine' where org_id = ${rosa.orgId}`.execute(tx),
    )
    expect(changed.numAffectedRows ?? 0n).toBe(0n)
    await expect(
      asActor(database.db, mallory, tx =>
        sql`update public.campaigns set org_id = ${rosa.orgId}`.execute(tx),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  test('every change of consequence lands in the audit log with who did it', async () => {
    const { rows } = await asOwner(database, owner =>
      owner.query('select entity, action, actor_id from public.audit_log where org_id = $1', [
        rosa.orgId,
      ]),
    )
    expect(rows).toEqual(
      expect.arrayContaining([
        { entity: 'campaigns', action: 'insert', actor_id: rosa.userId },
        { entity: 'organizations', action: 'organization.created', actor_id: rosa.userId },
      ]),
    )
  })
})

describe('sign-up', () => {
  test('is refused by the database itself without an unused invitation', async () => {
    const attempt = (email: string): Promise<unknown> =>
      database.pool.query(
        `insert into auth."user" (name, email, "emailVerified", organization_name) values ('x', $1, true, 'Stranger')`,
        [email],
      )
    await expect(attempt('stranger@people.example')).rejects.toMatchObject({ code: 'SX403' })
    await expect(attempt(rosa.email)).rejects.toMatchObject({
      code: expect.stringMatching(/SX403|23505/) as string,
    })
  })

  test('gives equal names different slugs', async () => {
    const { rows } = await database.pool.query<{ slug: string }>(
      `select app.free_slug('Rosa Ltd') as slug`,
    )
    expect(rows[0]!.slug).toBe('rosa-ltd-2')
  })
})

describe('one round trip', () => {
  const roles = (person: { token: string }, orgId: string): Promise<unknown> =>
    oneTrip(database.pool, person, {
      name: 'roles',
      text: 'select role_name from public.get_user_roles($1, $2)',
      values: [rosa.userId, orgId],
    })

  test('answers, refuses and leaves nothing behind on the connection', async () => {
    expect(await roles(rosa, rosa.orgId)).toEqual([{ role_name: 'sme_owner' }])
    await expect(roles({ token: 'unknown-token-000000' }, rosa.orgId)).rejects.toMatchObject({
      code: 'SX401',
    })
    await expect(roles(mallory, rosa.orgId)).rejects.toMatchObject({ code: 'SX404' })
    for (let n = 0; n < 20; n += 1) {
      const { rows } = await database.pool.query(
        `select current_user as who, coalesce(current_setting('app.user_id', true), '') as claim`,
      )
      expect(rows).toEqual([{ who: 'app_auth', claim: '' }])
    }
    expect(await roles(rosa, rosa.orgId)).toEqual([{ role_name: 'sme_owner' }])
  })

  test('an expired session is nobody', async () => {
    await asOwner(database, async owner => {
      await owner.query('set local role app_auth')
      await owner.query(
        `update auth.session set "expiresAt" = now() - interval '1 second' where token = $1`,
        [mallory.token],
      )
    })
    await expect(roles(mallory, mallory.orgId)).rejects.toMatchObject({ code: 'SX401' })
  })

  test('a role that was taken away is gone at once', async () => {
    await asOwner(database, owner =>
      owner.query('delete from public.role_assignments where user_id = $1', [viewer.userId]),
    )
    expect(await seen(viewer, 'campaigns')).toEqual([])
  })
})

test('a repeated append after a lost answer changes nothing', async () => {
  const [session] = await asActor(
    database.db,
    rosa,
    async tx =>
      (
        await sql<{
          id: string
          last_seq: number
        }>`select id, last_seq from public.agent_sessions limit 1`.execute(tx)
      ).rows,
  )
  const append = (after: number, events: unknown): Promise<number> =>
    asActor(
      database.db,
      rosa,
      async tx =>
        (
          await sql<{
            seq: number
          }>`select app.append_events(${session!.id}, null, ${JSON.stringify(events)}::jsonb, ${after}) as seq`.execute(
            tx,
          )
        ).rows[0]!.seq,
    )
  const first = await append(session!.last_seq, [
    { type: 'notice', text: 'a' },
    { type: 'notice', text: 'b' },
  ])
  expect(
    await append(session!.last_seq, [
      { type: 'notice', text: 'a' },
      { type: 'notice', text: 'b' },
    ]),
  ).toBe(first)
  expect(await append(first, [{ type: 'notice', text: 'c' }])).toBe(first + 1)
  const rows = await asActor(
    database.db,
    rosa,
    async tx =>
      (
        await sql<{
          seq: number
        }>`select seq from public.agent_events where session_id = ${session!.id} order by seq`.execute(
          tx,
        )
      ).rows,
  )
  expect(rows.map(row => row.seq)).toEqual(rows.map((_, index) => index + 1))
})
