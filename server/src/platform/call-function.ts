import { type Argument, valueOf } from '@sextant/database/call'
import type { Context } from './context.ts'

/** `app.name(...)` as the person of the token, in one round trip; its single value. */
export const callFunction = <T>(
  context: Context,
  name: string,
  ...values: Argument[]
): Promise<T> => valueOf<T>(context.database.pool, { token: context.token ?? '' }, name, ...values)
