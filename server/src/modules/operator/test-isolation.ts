import type { IsolationRun } from '@sextant/contracts/operator/routes'
import { asActor } from '@sextant/database/as-actor'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '@sextant/database/tables'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'

/** Organizations a run samples; another set each day. */
const SAMPLE = 25
type Line = IsolationRun['lines'][number]
type Reader = { user_id: string; org_id: string; client_ids: string[] | null }

/** Tenant tables as the catalog knows them, so that a new one is tested without anybody remembering to. */
const tenantTables = async (tx: Transaction<Tables>): Promise<{ name: string; by_client: boolean; readable: boolean }[]> =>
  (await sql<{ name: string; by_client: boolean; readable: boolean }>`
    select c.relname as name, has_table_privilege(c.oid, 'select') as readable,
           exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped) as by_client
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)
     order by 1`.execute(tx)).rows

/**
 * Reads the running database as real members of sampled organizations and counts what is not theirs: rows of other organizations,
 * and, for people limited to clients, rows of other clients. Then tries to enter with a session that lacks its second factor, and with none.
 */
export async function testIsolation(context: Context & { token: string }): Promise<IsolationRun> {
  const { db, pool } = context.database
  const startedAt = context.now()
  const began = performance.now()
  const [readers, tables] = await asActor(db, context, async tx => [
    (await sql<Reader>`select * from app.isolation_readers(${SAMPLE})`.execute(tx)).rows,
    await tenantTables(tx),
  ] as const)
  const lines = new Map<string, Line>()
  const count = (wall: Line['wall'], table: string, leaked: number): void => {
    const line = lines.get(`${wall} ${table}`) ?? { wall, table, readers: 0, leaked: 0 }
    lines.set(`${wall} ${table}`, { ...line, readers: line.readers + 1, leaked: line.leaked + leaked })
  }
  for (const reader of readers) {
    for (const { name, by_client, readable } of tables) {
      const foreign = readable ? await foreignRows(context, reader, name, false) : 0
      count('organization', name, foreign)
      if (reader.client_ids && by_client) count('client', name, readable ? await foreignRows(context, reader, name, true) : 0)
    }
  }
  for (const wall of ['signed out', 'second factor'] as const) count(wall, 'every table', await refusals(pool, wall))
  const found = [...lines.values()]
  return callFunction<IsolationRun>(context, 'keep_isolation_run', startedAt.toISOString(), Math.round(performance.now() - began), found.every(line => line.leaked === 0), new Set(readers.map(reader => reader.org_id)).size, JSON.stringify(found))
}

const foreignRows = ({ database }: Context, reader: Reader, table: string, otherClients: boolean): Promise<number> =>
  asActor(database.db, { userId: reader.user_id }, async tx => {
    const name = sql.table(`public.${table}`)
    const { rows } = otherClients
      ? await sql<{ n: number }>`select count(*)::integer as n from ${name} t where t.org_id = ${reader.org_id} and (t.client_id is null or t.client_id <> all (${reader.client_ids}::uuid[]))`.execute(tx)
      : await sql<{ n: number }>`select count(*)::integer as n from ${name} t where t.org_id <> ${reader.org_id}`.execute(tx)
    return rows[0]!.n
  })

/** 0 when entering is refused; 1 when it lets somebody in who must stay out. */
async function refusals(pool: Context['database']['pool'], wall: 'signed out' | 'second factor'): Promise<number> {
  const token = wall === 'signed out' ? 'no-such-session' : (await pool.query<{ token: string }>(`select s.token from auth.session s join auth."user" u on u.id = s."userId" where u.second_factor and s.aal = 'aal1' and s."expiresAt" > now() limit 1`)).rows[0]?.token
  if (!token) return 0
  return pool.query('select app.enter($1)', [token]).then(() => 1, () => 0)
}
