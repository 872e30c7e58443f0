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
