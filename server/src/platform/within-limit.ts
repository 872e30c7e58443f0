import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from './context.ts'
import { tooMany } from './errors.ts'
import type { Limit } from './rate-limit.ts'

/** Counts one call against a limit; TOO_MANY_REQUESTS, with when one may go on, when there are none left. */
export async function withinLimit(
  context: Pick<Context, 'limits'>,
  limit: Limit,
  key: string,
): Promise<void> {
  const wait = await context.limits.take(limit, key)
  if (wait > 0) throw tooMany(wait)
}

/** Whose a token is, once the database has said so: that never changes, and a token that has ended is refused by whatever comes next. */
const owners = new Map<string, string>()
const OWNERS_MAX = 10_000

async function ownerOf({ database, token }: Context & { token: string }): Promise<string> {
  const known = owners.get(token)
  if (known) return known
  const [row] = await oneTrip<{ id: string }>(
    database.pool,
    { token },
    { name: 'user_id', text: 'select app.user_id() as id', values: [] },
  )
  if (owners.size >= OWNERS_MAX) owners.clear()
  owners.set(token, row!.id)
  return row!.id
}

/** The same for a limit of the person, however many sessions they open; answers their id. Throws when the token is nobody's, before anything is counted. */
export async function withinOwnLimit(
  context: Context & { token: string },
  limit: Limit,
): Promise<string> {
  const userId = await ownerOf(context)
  await withinLimit(context, limit, userId)
  return userId
}
