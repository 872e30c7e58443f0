import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asActor } from './as-actor.ts'
import { asOwner } from './as-owner.ts'
import { callWithin, rowsWithin } from './call.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh-database.ts'
import { addMember, type Person, signUp } from './testing/people.ts'

const SEALED = 'sealed-beyond-reading'
const [clientA, clientB] = [randomUUID(), randomUUID()]
const DEFAULT_CAP_CENTS = 2_000

let database: FreshDatabase
let agency: Person, admin: Person, manager: Person, creative: Person, viewer: Person, rival: Person
let calls: { own: string; ofA: string; ofB: string }

/** A run of the organization or a client, by its owner. */
async function addRun(person: Person, clientId: string | null): Promise<string> {
  const [session, run] = [randomUUID(), randomUUID()]
  await asOwner(database, async owner => {
    await owner.query(
      `insert into public.agent_sessions (org_id, id, client_id, agent_type, title, created_by) values ($1, $2, $3, 'strategy', 's', $4)`,
      [person.orgId, session, clientId, person.userId],
    )
    await owner.query(
      `insert into public.agent_runs (org_id, id, session_id, client_id, actor_id, instance, writer) values ($1, $2, $3, $4, $5, 'i', 'w')`,
      [person.orgId, run, session, clientId, person.userId],
    )
  })
  return run
}

/** As the server's own role, outside anybody's transaction. */
const asServer = async <T>(name: string, ...values: unknown[]): Promise<T> => {
  const places = values.map((_value, index) => `$${index + 1}`).join(', ')
  const { rows } = await database.pool.query<{ value: T }>(
    `select app.${name}(${places}) as value`,
    values,
  )
  return rows[0]!.value
}

type Refusal = { reason: string; used_up: boolean } | null
const allow = (
  person: Person,
  run: string,
  id: string,
  micros: number,
  own = false,
): Promise<Refusal> =>
  asServer('allow_call', person.orgId, run, id, 'ask', 'm', 'small', own, micros, DEFAULT_CAP_CENTS)

async function endCall(person: Person, run: string, more: object = {}): Promise<string> {
  const call = {
    id: randomUUID(),
    job: 'ask',
    model: 'm',
    size: 'small',
    own: false,
    instructions: 'You are',
    material: 'of the owner',
    completion: 'And?',
    input_tokens: 100,
    cached_tokens: 40,
    output_tokens: 10,
    cost_micros: 500,
    milliseconds: 12,
    outcome: 'done',
    failure: null,
    ...more,
  }
  await asServer('end_call', person.orgId, run, JSON.stringify(call))
  return call.id
}

const changeClient = (id: string, change: string): Promise<unknown> =>
  asOwner(database, owner => owner.query(`update public.clients set ${change} where id = $1`, [id]))

beforeAll(async () => {
  database = await freshDatabase()
  agency = await signUp(database, 'Dana', 'AGENCY')
  rival = await signUp(database, 'Rita', 'AGENCY')
  await asOwner(database, async owner => {
    for (const [id, slug] of [
      [clientA, 'a'],
      [clientB, 'b'],
    ])
      await owner.query(
        'insert into public.clients (org_id, id, slug, name) values ($1, $2, $3, $3)',
        [agency.orgId, id, slug],
      )
    await owner.query(
      `insert into public.ai_providers (org_id, provider, model, model_small, sealed_key, key_last_four) values ($1, 'openai', 'm', 'm', $2, 'abcd')`,
      [agency.orgId, SEALED],
    )
  })
  admin = await addMember(database, agency, 'Ada', 'agency_admin')
  manager = await addMember(database, agency, 'Max', 'account_manager')
  creative = await addMember(database, agency, 'Cleo', 'creative_strategist', clientA)
  viewer = await addMember(database, agency, 'Vera', 'viewer')
  const [own, ofA, ofB] = [null, clientA, clientB].map(async clientId =>
    endCall(agency, await addRun(agency, clientId)),
  )
  calls = { own: await own!, ofA: await ofA!, ofB: await ofB! }
})
afterAll(() => database.drop())

const seenBy = (person: Person): Promise<string[]> =>
  asActor(database.db, person, async tx => {
    const { rows } = await sql<{ id: string }>`select id from public.agent_calls`.execute(tx)
    return rows.map(({ id }) => id).toSorted()
  })
const refused = (person: Person, text: string): Promise<unknown> =>
  expect(asActor(database.db, person, tx => sql.raw(text).execute(tx))).rejects.toMatchObject({
    code: '42501',
  })

describe('what was sent', () => {
  test('is read by those who answer for the organization, and by nobody else', async () => {
    const all = Object.values(calls).toSorted()
    expect(await seenBy(agency)).toEqual(all)
    expect(await seenBy(admin)).toEqual(all)
    for (const person of [manager, creative, viewer, rival])
      expect(await seenBy(person)).toEqual([])
  })

  test('is listed by client, newest first, page by page', async () => {
    const listed = (client: string | null, before: string | null, limit = 10) =>
      asActor(database.db, agency, async tx => {
        const rows = await rowsWithin<{ id: string }>(tx, 'list_ai_calls', client, before, limit)
        return rows.map(({ id }) => id)
      })
    expect(await listed(clientA, null)).toEqual([calls.ofA])
    const [first, ...rest] = await listed(null, null)
    expect(await listed(null, first!)).toEqual(rest)
    expect(await listed(null, null, 1)).toEqual([first])
  })

  test('cannot be asked for by others: a call of another organization is not there', async () => {
    const read = (person: Person) =>
      asActor(database.db, person, tx => sql`select app.read_ai_call(${calls.ofA})`.execute(tx))
    await expect(read(rival)).rejects.toMatchObject({ code: 'SX404' })
    await expect(read(creative)).rejects.toMatchObject({ code: '42501' })
  })

  test('is written and forgotten by the server alone', async () => {
    await refused(agency, `update public.agent_calls set cost_micros = 0`)
    await refused(agency, `delete from public.agent_calls`)
    await refused(agency, `select app.end_call(app.org_id(), app.org_id(), '{}')`)
    await refused(agency, `select app.forget_sent_words()`)
  })

  test('is turned into vectors by the server alone, and how far is told to those who manage', async () => {
    for (const call of [
      `app.take_embedding_turn(app.org_id(), 'm')`,
      `app.entries_to_embed(app.org_id(), 'm', '{}', 1)`,
      `app.keep_embeddings(app.org_id(), '{}', '{}', '{}', 'm', 2)`,
      `app.end_embedding_turn(app.org_id(), null, null)`,
      `app.embedding_turns_due()`,
      `app.organizations_that_embed(true)`,
      `app.resume_embedding()`,
    ])
      await refused(agency, `select ${call}`)
    await refused(agency, 'select * from app.embedding_turns')
    for (const person of [manager, creative, viewer])
      await refused(person, `select app.read_embedding_state('m')`)
    const state = await asActor(database.db, agency, tx =>
      callWithin<object>(tx, 'read_embedding_state', 'm'),
    )
    expect(state).toMatchObject({ done: 0, problem: null })
  })

  test('is kept for thirty days; its figures stay', async () => {
    const run = await addRun(rival, null)
    const [old, fresh] = [await endCall(rival, run), await endCall(rival, run)]
    await asOwner(database, owner =>
      owner.query(
        `update public.agent_calls set created_at = now() - interval '31 days' where id = $1`,
        [old],
      ),
    )
    expect(await asServer('forget_sent_words')).toBe(1)
    const { rows } = await asOwner(database, owner =>
      owner.query(
        'select id, material, cost_micros from public.agent_calls where run_id = $1 order by id',
        [run],
      ),
    )
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ id: old, material: null, cost_micros: expect.anything() })
    expect(rows).toContainEqual(expect.objectContaining({ id: fresh, material: 'of the owner' }))
  })
})

describe('the key', () => {
  test('is read by no person, sealed as it is', async () => {
    for (const person of [agency, admin, manager, rival]) {
      await refused(person, 'select sealed_key from public.ai_providers')
      await refused(person, 'select * from public.ai_providers')
      await refused(person, `select app.ai_of(app.org_id(), null, 0)`)
    }
    const standing = await asServer<{ own: { sealed_key: string } }>('ai_of', agency.orgId, null, 0)
    expect(standing.own.sealed_key).toBe(SEALED)
  })

  test('stands in no answer and in no line of the log', async () => {
    const settings = await asActor(database.db, agency, async tx => {
      await sql`select app.set_ai_provider('{"provider": "openai", "model": "n", "model_small": "n"}', null, null)`.execute(
        tx,
      )
      const read = await sql`select app.read_ai_settings() as settings`.execute(tx)
      const log = await sql`select * from public.audit_log`.execute(tx)
      return JSON.stringify([read.rows, log.rows])
    })
    expect(settings).toContain('ai.provider_set')
    expect(settings).toContain('abcd')
    expect(settings).not.toContain(SEALED)
  })

  test('does not follow to another provider or another address', async () => {
    const set = (fields: object) =>
      asActor(database.db, agency, tx =>
        sql`select app.set_ai_provider(${JSON.stringify({ provider: 'openai', model: 'm', model_small: 'm', ...fields })}, null, null)`.execute(
          tx,
        ),
      )
    await expect(set({ provider: 'anthropic' })).rejects.toMatchObject({ code: 'SX422' })
    await expect(set({ base_url: 'https://elsewhere.example' })).rejects.toMatchObject({
      code: 'SX422',
    })
    await expect(set({ model: 'other' })).resolves.toBeDefined()
  })

  test('is set and removed by those who answer for the organization', async () => {
    for (const person of [manager, creative, viewer]) {
      await refused(person, `select app.set_ai_provider('{"provider": "openai"}', 'k', 'k')`)
      await refused(person, `select app.remove_ai_provider()`)
      await refused(person, `select app.set_ai_cap(1)`)
    }
  })
})

describe('limits', () => {
  test('of a client are set by those who manage clients; other clients are not there', async () => {
    const set = (person: Person, client: string) =>
      asActor(database.db, person, tx =>
        sql`select app.set_client_ai(${client}, 100, true)`.execute(tx),
      )
    await expect(set(manager, clientA)).rejects.toMatchObject({ code: '42501' })
    await expect(set(creative, clientA)).rejects.toMatchObject({ code: '42501' })
    await expect(set(creative, clientB)).rejects.toMatchObject({ code: 'SX404' })
    await expect(set(rival, clientA)).rejects.toMatchObject({ code: 'SX404' })
    await expect(set(admin, clientA)).resolves.toBeDefined()
    const { rows } = await asOwner(database, owner =>
      owner.query(
        `select detail from public.audit_log where entity = 'clients' and action = 'update'`,
      ),
    )
    expect(rows.at(-1)).toMatchObject({ detail: { ai_never_send: true, ai_cap_cents: 100 } })
    await changeClient(clientA, 'ai_monthly_cap_cents = null, ai_never_send = false')
  })

  test('a run is given only what no other was given', async () => {
    const person = await signUp(database, 'Ines')
    const [one, two] = [await addRun(person, null), await addRun(person, null)]
    // Of 20 dollars, 15 are set aside for the first.
    expect(await allow(person, one, randomUUID(), 15_000_000)).toBeNull()
    expect(await allow(person, two, randomUUID(), 6_000_000)).toMatchObject({
      reason: 'organization',
      used_up: false,
    })
    expect(await allow(person, two, randomUUID(), 5_000_000)).toBeNull()
    expect(await allow(person, one, randomUUID(), 0)).toMatchObject({ used_up: true })
  })

  test('what a call used takes the place of what was set aside, once', async () => {
    const person = await signUp(database, 'Ole')
    const run = await addRun(person, null)
    const id = randomUUID()
    await allow(person, run, id, 20_000_000)
    await endCall(person, run, { id, cost_micros: 1_000_000 })
    await endCall(person, run, { id, cost_micros: 9_000_000 })
    expect(await allow(person, run, randomUUID(), 19_000_001)).not.toBeNull()
    expect(await allow(person, run, randomUUID(), 19_000_000)).toBeNull()
  })

  test('what was set aside for nothing is given back; what was sent is not', async () => {
    const person = await signUp(database, 'Pia')
    const run = await addRun(person, null)
    const id = randomUUID()
    await allow(person, run, id, 20_000_000)
    const sent = await endCall(person, run, { cost_micros: 1 })
    await asServer('release_calls', person.orgId, [id, sent])
    expect(await allow(person, run, randomUUID(), 20_000_000)).not.toBeNull()
    expect(await allow(person, run, randomUUID(), 19_999_999)).toBeNull()
  })

  test('a month’s cost is that of calls, and of runs that have none, never both', async () => {
    const person = await signUp(database, 'Rut')
    const [withCalls, before] = [await addRun(person, null), await addRun(person, null)]
    await endCall(person, withCalls, { cost_micros: 300 })
    await asOwner(database, owner =>
      owner.query('update public.agent_runs set cost_micros = 40 where id = $1', [before]),
    )
    const cost = await asActor(database.db, person, tx =>
      sql<{ cost: number }>`select app.month_cost_micros() as cost`.execute(tx),
    )
    expect(cost.rows).toEqual([{ cost: 340 }])
  })

  test('a client’s own limit holds for it alone, and nothing of a switched-off client is sent', async () => {
    await changeClient(clientA, 'ai_monthly_cap_cents = 1')
    const [ofA, ofB] = [await addRun(agency, clientA), await addRun(agency, clientB)]
    expect(await allow(agency, ofA, randomUUID(), 10_000)).toMatchObject({ reason: 'client' })
    expect(await allow(agency, ofB, randomUUID(), 10_000)).toBeNull()
    await changeClient(clientB, 'ai_never_send = true')
    expect(await allow(agency, ofB, randomUUID(), 0)).toMatchObject({ reason: 'never' })
    await changeClient(clientB, 'ai_never_send = false')
  })

  test('an organization’s higher limit spends its own money, not the server’s', async () => {
    const person = await signUp(database, 'Uma')
    const run = await addRun(person, null)
    await asActor(database.db, person, tx => sql`select app.set_ai_cap(10000)`.execute(tx))
    expect(await allow(person, run, randomUUID(), 50_000_000)).toMatchObject({
      reason: 'organization',
    })
    expect(await allow(person, run, randomUUID(), 50_000_000, true)).toBeNull()
    // Its own key's costs leave the server's share as it was.
    expect(await allow(person, run, randomUUID(), 20_000_000)).toBeNull()
  })
})

test('a run tells what its calls used, by job', async () => {
  const run = await addRun(agency, null)
  await endCall(agency, run)
  await endCall(agency, run, { job: 'write', cost_micros: 7 })
  await endCall(agency, run)
  const ended = await asServer<{ run: object }>('end_run', agency.orgId, run, 'done', null, 'w')
  const asked = { calls: 2, input_tokens: 200, cached_tokens: 80, output_tokens: 20 }
  expect(ended.run).toMatchObject({
    cost_micros: 1_007,
    input_tokens: 300,
    output_tokens: 30,
    jobs: [
      { job: 'ask', ...asked, cost_micros: 1_000 },
      { job: 'write', calls: 1, cost_micros: 7 },
    ],
  })
})
