import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Who a transaction acts for: the bearer of a session token, a person whom the server already knows, in one of their organizations (a run that outlives its request), or the bearer who asks who they are, which a session may that still lacks its second factor. */
export type Actor = { token: string } | { userId: string; orgId: string } | { askingWho: string }

function entering(actor: Actor): RawBuilder<unknown> {
  if ('token' in actor) return sql`app.enter(${actor.token})`
  if ('userId' in actor) return sql`app.enter_as(${actor.userId}, ${actor.orgId})`
  return sql`app.enter_to_ask_who(${actor.askingWho})`
}

/** A transaction as role app_user with the person's claims set: everything inside is under row level security. An unknown token raises SX401. */
export const asActor = <T>(
  db: Kysely<Tables>,
  actor: Actor,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async tx => {
    await sql`select ${entering(actor)}, set_config('role', 'app_user', true)`.execute(tx)
    return work(tx)
  })
