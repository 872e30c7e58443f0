import type { IsolationRun } from '@sextant/contracts/operator/routes'
import { asActor } from '@sextant/database/as-actor'
import { callWithin, rowsOf, rowsWithin } from '@sextant/database/call'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'

/** Organizations a run samples; another set each day. */
const SAMPLE = 25
type Line = IsolationRun['lines'][number]
type Reader = { user_id: string; org_id: string; client_ids: string[] | null }

/** personal: rows belong to somebody, and name a client only where they are about one. */
type TenantTable = { name: string; by_client: boolean; personal: boolean; readable: boolean }

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
        await rowsWithin<Reader>(tx, 'isolation_readers', SAMPLE),
        await rowsWithin<TenantTable>(tx, 'tenant_tables'),
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
async function foreignRows(
  { database }: Context,
  reader: Reader,
  table: string,
  otherClients: 'any' | 'named' | null,
): Promise<number> {
  const actor = { userId: reader.user_id, orgId: reader.org_id }
  const [seen] = otherClients
    ? await rowsOf<{ rows: number }>(
        database.pool,
        actor,
        'foreign_client_rows',
        table,
        reader.client_ids,
        otherClients === 'any',
      )
    : await rowsOf<{ rows: number }>(database.pool, actor, 'foreign_rows', table)
  return seen!.rows
}

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
      if (lacking) await callWithin(tx, 'lack_second_factor', token)
      await callWithin(tx, 'enter', token).catch((error: unknown) => {
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
