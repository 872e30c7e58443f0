import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { migrate } from './migrate.ts'
import { snapshotSchema } from './snapshot.ts'
import { freshDatabase, onServer } from './testing/fresh-database.ts'
import { emptyServerDatabase } from './testing/server-database.ts'

const HERE = import.meta.dirname
const ROLES = readFileSync(join(HERE, '../migrations/0000-roles-and-schemas.sql'), 'utf8')
const OLDER = readFileSync(join(HERE, 'testing/older-database.sql'), 'utf8')

/** What somebody left behind in a database that lives: nothing of it stands in a file. */
const LEFT_BEHIND = `
  set role app_owner;
  create function app.left_behind() returns integer language sql security definer set search_path = '' as 'select 1';
  grant execute on function app.left_behind() to app_user;
  create function public.enter(p_token text) returns uuid language sql set search_path = '' as 'select null::uuid';
  create function app.stamp() returns trigger language plpgsql set search_path = '' as 'begin return new; end';
  create trigger stamp before update on public.clients for each row execute function app.stamp();
  create policy everybody on public.clients for select to app_user using (true);
  create view app.left_view as select id from public.clients;
  grant insert, delete on public.clients to app_user;
  grant update (org_id) on public.campaigns to app_user;
  grant execute on function app.assume(uuid, uuid, uuid) to app_user;
  reset role;`

type Empty = { pool: pg.Pool; end: () => Promise<void> }

async function emptyDatabase(): Promise<Empty> {
  if (onServer) {
    const { url, remove } = await emptyServerDatabase()
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    return { pool, end: () => pool.end().then(remove) }
  }
  const lite = await PGlite.create({ dataDir: 'memory://' })
  const pool = new pg.Pool({ ...(createPgConfig(lite) as object), max: 1, idleTimeoutMillis: 0 })
  return { pool, end: () => pool.end().then(() => lite.close()) }
}

test('an older database with a function and a grant too many becomes what a new one is', async () => {
  const fresh = await freshDatabase()
  const wanted = await asOwner(fresh, snapshotSchema)
  await fresh.drop()

  const old = await emptyDatabase()
  const client = await old.pool.connect()
  await client.query(ROLES)
  await client.query(OLDER)
  await client.query(LEFT_BEHIND)
  expect(await snapshotSchema(client)).toMatch(
    /function app\.left_behind\(\).*callable by: .*app_user/,
  )
  await migrate(client)
  await client.query('set role app_owner')
  expect(await snapshotSchema(client)).toBe(wanted)
  const views = await client.query(
    `select viewname from pg_views where schemaname in ('app', 'public') order by 1`,
  )
  expect(views.rows).toContainEqual({ viewname: 'campaign_rows' })
  expect(views.rows).not.toContainEqual({ viewname: 'left_view' })
  client.release()
  await old.end()
})

const ORG = '11111111-1111-4111-8111-111111111111'
/** What agents had learned: waiting, approved, said twice, put away, and what the profile holds anyway. */
const LEARNED = `
  set role app_owner;
  insert into public.organizations (id, name, type, slug) values ('${ORG}', 'Crumb & Kettle', 'SME', 'crumb');
  insert into public.agent_outputs (org_id, id, agent_type, output_type, title, content)
    values ('${ORG}', '${ORG}', 'strategy', 'swot', 'SWOT', '{}');
  insert into public.business_context_history (org_id, id, agent_type, extracted_context, confidence_score, quote, fingerprint, status)
    values
      ('${ORG}', '${ORG}', 'strategy', '{"competitors": ["Mill Road Bakes", "the “big” supermarket, by the station; cheap"]}', 0.95, 'They bake too.', 'a', 'approved'),
      ('${ORG}', gen_random_uuid(), 'strategy', '{"competitors": "mill road bakes"}', 0.6, 'Mill Road Bakes again.', 'b', 'pending'),
      ('${ORG}', gen_random_uuid(), 'strategy', '{"kpis": "4.5 stars on average.", "companyName": "Crumb"}', 0.6, 'We have 4.5 stars.', 'c', 'pending'),
      ('${ORG}', gen_random_uuid(), 'strategy', '{"budget": "!?"}', 0.6, '!?', 'd', 'pending'),
      ('${ORG}', gen_random_uuid(), 'strategy', '{"goals": "grow"}', 0.6, 'Grow.', 'e', 'rejected');
  insert into public.insight_uses (org_id, insight_id, output_id) values ('${ORG}', '${ORG}', '${ORG}');
  reset role;`

const SESSION = '22222222-2222-4222-8222-222222222222'
/** A session with a message, its log, one deliverable and one combined of two. */
const WRITTEN = `
  set role app_owner;
  insert into public.organizations (id, name, type, slug) values ('${ORG}', 'Crumb & Kettle', 'SME', 'crumb');
  insert into public.agent_sessions (org_id, id, agent_type, tool, title) values ('${ORG}', '${SESSION}', 'strategy', 'swot', 'SWOT');
  insert into public.agent_messages (org_id, session_id, role, body, framework) values ('${ORG}', '${SESSION}', 'agent', 'What do you sell?', 'swot');
  insert into public.agent_events (org_id, session_id, seq, type, data)
    values
      ('${ORG}', '${SESSION}', 1, 'message', '{"type": "message", "message": {"text": "What do you sell?", "framework": null}}'),
      ('${ORG}', '${SESSION}', 2, 'output', '{"type": "output", "framework": "strategy-document"}');
  insert into public.agent_outputs (org_id, agent_type, output_type, title, content)
    values
      ('${ORG}', 'strategy', 'swot', 'a SWOT', '{"framework": "swot", "body": {}}'),
      ('${ORG}', 'strategy', 'strategy-document', 'both', '{"framework": "strategy-document", "parts": [{"framework": "swot"}, {"framework": "ice"}]}');
  reset role;`

test('what was written with a framework was written with a tool', async () => {
  const old = await emptyDatabase()
  const client = await old.pool.connect()
  await client.query(ROLES)
  await client.query(OLDER)
  await client.query(WRITTEN)
  await migrate(client)
  await client.query('set role app_owner')
  const all = async (query: string): Promise<unknown[]> => (await client.query(query)).rows
  expect(await all('select tool from public.agent_messages')).toEqual([{ tool: 'swot' }])
  expect(await all('select data from public.agent_events order by seq')).toEqual([
    { data: { type: 'message', message: { text: 'What do you sell?', tool: null } } },
    { data: { type: 'output', tool: 'combined' } },
  ])
  expect(await all('select output_type, content from public.agent_outputs order by title')).toEqual(
    [
      { output_type: 'swot', content: { tool: 'swot', body: {} } },
      {
        output_type: 'combined',
        content: { tool: 'combined', parts: [{ tool: 'swot' }, { tool: 'ice' }] },
      },
    ],
  )
  client.release()
  await old.end()
})

test('what agents had learned stands in the company model, with its words and its uses', async () => {
  const old = await emptyDatabase()
  const client = await old.pool.connect()
  await client.query(ROLES)
  await client.query(OLDER)
  await client.query(LEARNED)
  const audited = async (): Promise<unknown> =>
    (await client.query('select count(*) from public.audit_log')).rows
  await client.query('set role app_owner')
  const before = await audited()
  await client.query('reset role')
  await migrate(client)
  await client.query('set role app_owner')
  const { rows } = await client.query(
    `select kind || ': ' || label || ', ' || status as fact, quote from public.company_facts order by (kind || label) collate "C"`,
  )
  expect(rows).toEqual([
    { fact: 'goal: grow, removed', quote: 'Grow.' },
    { fact: 'measure: 4.5 stars on average, proposed', quote: 'We have 4.5 stars.' },
    { fact: 'rival: Mill Road Bakes, confirmed', quote: 'They bake too.' },
    { fact: 'rival: mill road bakes, superseded', quote: 'Mill Road Bakes again.' },
    { fact: 'rival: the big supermarket by, confirmed', quote: 'They bake too.' },
  ])
  expect((await client.query('select fact_id from public.fact_uses')).rows).toEqual([
    { fact_id: ORG },
  ])
  expect(await audited()).toEqual(before)
  client.release()
  await old.end()
})
