import type pg from 'pg'
import { expanded } from './placeholders.ts'
import { type SqlFile, sqlFiles } from './sql-files.ts'

/** What is made anew from files whenever one of them changes, in this order: each kind stands on those before it. */
const FOLDERS = [
  'views/*.sql',
  'functions/**/*.sql',
  'triggers/*.sql',
  'policies/*.sql',
  'matrices/*.sql',
]

/** Ours are the objects of app_owner; what an extension brought is not. */
const OURS = `n.nspname in ('app', 'public') and pg_get_userbyid(o.owner) = 'app_owner'
  and not exists (select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

/** Each answers one statement a row. Functions go together, because one may stand in another's signature, and so do views, because one may read another. */
const DROPS = [
  `select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass) as statement
     from pg_trigger t
     join (select c.oid, c.relowner as owner, c.relnamespace from pg_class c) o on o.oid = t.tgrelid
    where not t.tgisinternal and pg_get_userbyid(o.owner) = 'app_owner'`,
  `select format('drop policy %I on %s', p.polname, p.polrelid::regclass) as statement
     from pg_policy p
     join (select c.oid, c.relowner as owner, c.relnamespace from pg_class c) o on o.oid = p.polrelid
     join pg_namespace n on n.oid = o.relnamespace
    where ${OURS}`,
  `select 'drop routine ' || string_agg(o.oid::regprocedure::text, ', ') as statement
     from (select p.oid, p.proowner as owner, p.pronamespace from pg_proc p) o
     join pg_namespace n on n.oid = o.pronamespace
    where ${OURS}
   having count(*) > 0`,
  `select 'drop view ' || string_agg(o.oid::regclass::text, ', ') as statement
     from (select c.oid, c.relowner as owner, c.relnamespace from pg_class c where c.relkind = 'v') o
     join pg_namespace n on n.oid = o.relnamespace
    where ${OURS}
   having count(*) > 0`,
  `select format('revoke all on %s from app_user, app_auth', o.oid::regclass) as statement
     from (select c.oid, c.relowner as owner, c.relnamespace from pg_class c where c.relkind in ('r', 'p')) o
     join pg_namespace n on n.oid = o.relnamespace
    where ${OURS}`,
]

export const derivedFiles = (): SqlFile[] =>
  FOLDERS.flatMap(sqlFiles).map(({ name, text }) => ({ name, text: expanded(text) }))

/**
 * Drops every view, function, trigger, policy and grant of ours and makes those that a file defines: what no file defines any more
 * is gone, in an old database as in a new one. Inside the caller's transaction, so nobody sees the time between.
 */
export async function makeDerived(
  client: pg.Client | pg.PoolClient,
  files: readonly SqlFile[],
): Promise<void> {
  for (const drops of DROPS) {
    const { rows } = await client.query<{ statement: string }>(drops)
    for (const { statement } of rows) await client.query(statement)
  }
  // Functions name each other; their bodies are checked when they first run, which the tests see to.
  await client.query('set local check_function_bodies = off')
  for (const { name, text } of files) {
    try {
      await client.query(text)
    } catch (error) {
      throw new Error(`database/${name}: ${(error as Error).message}`, { cause: error })
    }
  }
}
