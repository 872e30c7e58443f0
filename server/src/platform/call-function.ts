import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from './context.ts'

type Value = string | number | boolean | null | readonly string[]

/** `app.name(...)` as the person of the token, in one round trip; its single value. Lists travel as text arrays. */
export async function callFunction<T>(context: Context, name: string, ...values: Value[]): Promise<T> {
  const text = `select app.${name}(${values.map((value, index) => `$${index + 1}${Array.isArray(value) ? '::text[]::' + arrayType(name) : ''}`).join(', ')}) as value`
  const [row] = await oneTrip<{ value: T }>(context.database.pool, { token: context.token ?? '' }, { name: `app_${name}_${values.length}`, text, values: values.map(value => (Array.isArray(value) ? arrayText(value as readonly string[]) : (value as string | number | boolean | null))) })
  return row!.value
}

/** Arguments that are lists of ids, not of words. */
const ID_LISTS = new Set(['invite_teammate', 'set_member_role'])
const arrayType = (name: string): string => (ID_LISTS.has(name) ? 'uuid[]' : 'text[]')
const arrayText = (values: readonly string[]): string => `{${values.map(value => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
