import { oneTrip } from '@sextant/database/one-trip'
import type { Context } from './context.ts'

type Value = string | number | boolean | null | readonly string[]

/** `app.name(...)` as the person of the token, in one round trip; its single value. The database takes each argument for what the function declares. */
export async function callFunction<T>(
  context: Context,
  name: string,
  ...values: Value[]
): Promise<T> {
  const text = `select app.${name}(${values.map((_value, index) => `$${index + 1}`).join(', ')}) as value`
  const [row] = await oneTrip<{ value: T }>(
    context.database.pool,
    { token: context.token ?? '' },
    { name: `app_${name}_${values.length}`, text, values: values.map(plain) },
  )
  return row!.value
}

/** A list as the text of an array. */
export function plain(value: Value): string | number | boolean | null {
  if (typeof value !== 'object' || value === null) return value
  return `{${value.map(item => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
