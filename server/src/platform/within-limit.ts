import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from './context.ts'
import { fail } from './errors.ts'
import type { Limit } from './rate-limit.ts'

/** Counts one call against a limit; TOO_MANY_REQUESTS when there are none left. */
export async function withinLimit(
  context: Pick<Context, 'limits'>,
  limit: Limit,
  key: string,
): Promise<void> {
  if (!(await context.limits.take(limit, key))) throw fail('TOO_MANY_REQUESTS')
}

/** The same for a limit of the person, however many sessions they open; answers their id. Throws when the token is nobody's, before anything is counted. */
export async function withinOwnLimit(
  context: Context & { token: string },
  limit: Limit,
): Promise<string> {
  const [row] = await oneTrip<{ id: string }>(
    context.database.pool,
    { token: context.token },
    { name: 'user_id', text: 'select app.user_id() as id', values: [] },
  )
  await withinLimit(context, limit, row!.id)
  return row!.id
}
