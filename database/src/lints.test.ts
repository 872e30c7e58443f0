import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from './as-owner.ts'
import { snapshotSchema, snapshotTypes } from './snapshot.ts'
import { freshDatabase, type FreshDatabase, onServer } from './testing/fresh-database.ts'

const ROOT = join(import.meta.dirname, '..')
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const findings = async (file: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ finding: string }>(
    readFileSync(join(ROOT, file), 'utf8'),
  )
  return rows.map(row => row.finding)
}

test.each(
  globSync('lints/*.sql', { cwd: ROOT })
    .sort()
    .map(file => [basename(file, '.sql'), file]),
)('lint: %s', async (_name, file) => {
  expect(await findings(file)).toEqual([])
})

const BREAKS: [string, string, string][] = [
  ['tenant-tables-force-rls', 'create table public.leak (org_id uuid primary key)', 'leak'],
  [
    'policy-calls-once-per-statement',
    'create policy slow on public.campaigns for select to app_user using (org_id = app.org_id())',
    'slow',
  ],
  [
    'foreign-keys-indexed',
    'create table public.loose (id integer primary key, o uuid references public.organizations (id))',
    'loose',
  ],
  [
    'functions-pin-search-path',
    `create function app.loose() returns integer language sql as 'select 1'`,
    'loose',
  ],
  [
    'reachable-tables-have-policies',
    'create table public.open (id integer primary key); grant select on public.open to app_user',
    'open',
  ],
  [
    'reachable-tables-have-policies',
    'create view app.window as select * from public.clients; grant select on app.window to app_user',
    'window',
  ],
  ['inserts-name-their-columns', 'grant insert on public.campaigns to app_user', 'campaigns'],
  ['tenant-indexes-begin-with-org', 'create index late on public.campaigns (name)', 'late'],
  [
    'functions-closed-to-public',
    `create function app.anybody() returns integer language sql set search_path = '' as 'select 1'; grant execute on function app.anybody() to public`,
    'anybody',
  ],
]
test.each(BREAKS)('lint %s sees a break', async (lint, sql, named) => {
  const client = await database.pool.connect()
  try {
    await client.query(`begin; set local role app_owner; ${sql}`)
    const { rows } = await client.query<{ finding: string }>(
      readFileSync(join(ROOT, `lints/${lint}.sql`), 'utf8'),
    )
    expect(rows.map(row => row.finding).join('\n')).toContain(named)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

// The committed snapshot is made on the embedded database; a server of another version writes some definitions differently.
test.skipIf(onServer)('the committed schema and row types are current', async () => {
  const [schema, types] = await asOwner(database, async client => [
    await snapshotSchema(client),
    await snapshotTypes(client),
  ])
  expect(readFileSync(join(ROOT, 'schema.sql'), 'utf8')).toBe(schema)
  expect(readFileSync(join(ROOT, 'src/tables.ts'), 'utf8')).toBe(types)
})
