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

/** personal: rows belong to somebody, and name a client only where they are about one. */
type TenantTable = { name: string; by_client: boolean; personal: boolean; readable: boolean }

/** Tenant tables as the catalog knows them, so that a new one is tested without anybody remembering to. */
const tenantTables = async (tx: Transaction<Tables>): Promise<TenantTable[]> =>
  (
    await sql<TenantTable>`
    select c.relname as name, has_table_privilege(c.oid, 'select') as readable,
           exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped) as by_client,
           exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('user_id', 'owner_id') and not a.attisdropped) as personal
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)
     order by 1`.execute(tx)
  ).rows

/**
 * Reads the running database as real members of sampled organizations and counts what is not theirs: rows of other organizations,
 * and, for people limited to clients, rows of other clients. Then tries to enter with a session that lacks its second factor, and with none.
 */
export async function testIsolation(context: Context & { token: string }): Promise<IsolationRun> {
  const { db } = context.database
  const startedAt = context.now()
  const began = performance.now()
  const [readers, tables] = await asActor(
    db,
    context,
    async tx =>
      [
        (await sql<Reader>`select * from app.isolation_readers(${SAMPLE})`.execute(tx)).rows,
        await tenantTables(tx),
      ] as const,
  )
  const lines = new Map<string, Line>()
  const count = (wall: Line['wall'], table: string, leaked: number): void => {
    const line = lines.get(`${wall} ${table}`) ?? { wall, table, readers: 0, leaked: 0 }
    lines.set(`${wall} ${table}`, {
      ...line,
      readers: line.readers + 1,
      leaked: line.leaked + leaked,
    })
  }
  for (const reader of readers) {
    for (const { name, by_client, personal, readable } of tables) {
      const foreign = readable ? await foreignRows(context, reader, name, null) : 0
      count('organization', name, foreign)
      if (reader.client_ids && by_client)
        count(
          'client',
          name,
          readable ? await foreignRows(context, reader, name, personal ? 'named' : 'any') : 0,
        )
    }
  }
  count('signed out', 'every table', await lets(context, 'no-such-session', 'SX401', false))
  count('second factor', 'every table', await lets(context, context.token, 'SX4M2', true))
  const found = [...lines.values()]
  return callFunction<IsolationRun>(
    context,
    'keep_isolation_run',
    startedAt.toISOString(),
    Math.round(performance.now() - began),
    readers.length > 0 && found.every(line => line.leaked === 0),
    new Set(readers.map(reader => reader.org_id)).size,
    JSON.stringify(found),
  )
}

/** otherClients: null counts rows of other organizations; otherwise rows of other clients, `any` with those of no client. */
const foreignRows = (
  { database }: Context,
  reader: Reader,
  table: string,
  otherClients: 'any' | 'named' | null,
): Promise<number> =>
  asActor(database.db, { userId: reader.user_id, orgId: reader.org_id }, async tx => {
    const name = sql.table(`public.${table}`)
    const { rows } = otherClients
      ? await sql<{
          n: number
        }>`select count(*)::integer as n from ${name} t where t.org_id = ${reader.org_id} and ((t.client_id is null and ${otherClients === 'any'}) or t.client_id <> all (${reader.client_ids}::uuid[]))`.execute(
          tx,
        )
      : await sql<{
          n: number
        }>`select count(*)::integer as n from ${name} t where t.org_id <> ${reader.org_id}`.execute(
          tx,
        )
    return rows[0]!.n
  })

/**
 * 0 when entering is refused for this reason, 1 when it is not. `lacking`: the operator's own session is first made one whose owner has a
 * second factor that it has not passed, so that the wall is tried also where nobody stands before it; the transaction is then undone.
 */
async function lets(
  { database }: Context,
  token: string,
  reason: string,
  lacking: boolean,
): Promise<number> {
  let refused = false
  await database.db
    .transaction()
    .execute(async tx => {
      if (lacking) {
        await sql`update auth.session set aal = 'aal1' where token = ${token}`.execute(tx)
        await sql`update auth."user" u set second_factor = true from auth.session s where s.token = ${token} and u.id = s."userId"`.execute(
          tx,
        )
      }
      await sql`select app.enter(${token})`.execute(tx).catch((error: unknown) => {
        refused = (error as { code?: string }).code === reason
      })
      throw UNDONE
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })
  return refused ? 0 : 1
}
const UNDONE = new Error('undone')
