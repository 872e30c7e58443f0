import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type pg from 'pg'
import { derivedFiles, makeDerived } from './derived.ts'
import { sqlFiles } from './sql-files.ts'

/** Any number that nothing else locks: two processes that start together migrate one after the other. */
const LOCK = 728_114_001
/** The row of app.migrations that stands for everything derived. */
const DERIVED = 'functions and policies'

type Client = pg.Client | pg.PoolClient

/**
 * Brings a database to this version: roles, then each numbered migration once, then, when any of their files changed, every view,
 * function, trigger, policy and grant. Safe to run twice and by two processes at once. A migration that was edited after it ran is an error.
 */
export async function migrate(client: Client): Promise<void> {
  await client.query(`select pg_advisory_lock(${LOCK})`)
  try {
    const [roles, ...numbered] = sqlFiles('migrations/*.sql')
    await client.query(roles!.text)
    await takeExtensions(client)
    await client.query('set role app_owner')
    await client.query(`
      create schema if not exists app;
      create table if not exists app.migrations (
        name text primary key,
        hash text not null,
        applied_at timestamptz not null default now()
      )`)
    const applied = await readApplied(client)
    for (const file of numbered) await once(client, applied, basename(file.name), file.text)
    await whenChanged(client, applied)
  } finally {
    await client.query('reset role')
    await client.query(`select pg_advisory_unlock(${LOCK})`)
  }
}

/** What the database can compare letters with, where it has it and lets us: search does with less where not. In a schema of its own, for what is in ours is ours. */
async function takeExtensions(client: Client): Promise<void> {
  try {
    await client.query('create schema if not exists extensions')
    await client.query('grant usage on schema extensions to public')
    await client.query('create extension if not exists pg_trgm with schema extensions')
  } catch {
    // Search says so on its page.
  }
}

async function readApplied(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from app.migrations',
  )
  return new Map(rows.map(row => [row.name, row.hash]))
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function once(
  client: Client,
  applied: Map<string, string>,
  name: string,
  text: string,
): Promise<void> {
  const hash = hashOf(text)
  const before = applied.get(name)
  if (before === hash) return
  if (before)
    throw new Error(`Migration ${name} was changed after it ran. Add a new migration instead.`)
  await inTransaction(client, async () => {
    await client.query(text)
    await keep(client, name, hash)
  })
}

async function whenChanged(client: Client, applied: Map<string, string>): Promise<void> {
  const files = derivedFiles()
  const hash = hashOf(files.map(file => `${file.name}\n${file.text}`).join('\n'))
  if (applied.get(DERIVED) === hash) return
  await inTransaction(client, async () => {
    await makeDerived(client, files)
    await keep(client, DERIVED, hash)
  })
}

const keep = (client: Client, name: string, hash: string): Promise<unknown> =>
  client.query(
    `insert into app.migrations (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
    [name, hash],
  )

async function inTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
