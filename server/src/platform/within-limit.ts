import type { Context } from './context.ts'
import { fail } from './errors.ts'
import type { Limit } from './rate-limit.ts'

/** Counts one call against a limit; TOO_MANY_REQUESTS when there are none left. */
export async function withinLimit(context: Pick<Context, 'limits'>, limit: Limit, key: string): Promise<void> {
  if (!(await context.limits.take(limit, key))) throw fail('TOO_MANY_REQUESTS')
}
