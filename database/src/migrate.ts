import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'

const ROOT = join(import.meta.dirname, '..')
/** Any number that nothing else locks: two processes that start together migrate one after the other. */
const LOCK = 728_114_001

const sqlFiles = (pattern: string): { name: string; text: string }[] =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .map(file => ({ name: file, text: readFileSync(join(ROOT, file), 'utf8') }))

/**
 * Brings a database to this version: roles, then each numbered migration once, then every function and policy when any of them changed.
 * Safe to run twice and by two processes at once. A migration that was edited after it ran is an error.
 */
export async function migrate(client: pg.Client | pg.PoolClient): Promise<void> {
  await client.query(`select pg_advisory_lock(${LOCK})`)
  try {
    const [roles, ...numbered] = sqlFiles('migrations/*.sql')
    await client.query(roles!.text)
    await client.query('set role app_owner')
    await client.query(
      'create schema if not exists app; create table if not exists app.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from app.migrations',
    )
    const applied = new Map(rows.map(row => [row.name, row.hash]))
    for (const file of numbered) await once(client, applied, basename(file.name), file.text)
    await whenChanged(client, applied)
  } finally {
    await client.query('reset role')
    await client.query(`select pg_advisory_unlock(${LOCK})`)
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function once(
  client: pg.Client | pg.PoolClient,
  applied: Map<string, string>,
  name: string,
  text: string,
): Promise<void> {
  const hash = hashOf(text)
  const before = applied.get(name)
  if (before === hash) return
  if (before)
    throw new Error(`Migration ${name} was changed after it ran. Add a new migration instead.`)
  await inTransaction(
    client,
    `${text}\n;insert into app.migrations (name, hash) values ('${name}', '${hash}')`,
  )
}

async function whenChanged(
  client: pg.Client | pg.PoolClient,
  applied: Map<string, string>,
): Promise<void> {
  const files = [...sqlFiles('functions/**/*.sql'), ...sqlFiles('policies/*.sql')]
  const text = files.map(file => file.text).join('\n;\n')
  const hash = hashOf(text)
  if (applied.get('functions and policies') === hash) return
  // Functions name each other; their bodies are checked when they first run, which the tests see to.
  await inTransaction(
    client,
    `set local check_function_bodies = off;\n${text}\n;insert into app.migrations (name, hash) values ('functions and policies', '${hash}') on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
  )
}

async function inTransaction(client: pg.Client | pg.PoolClient, text: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
