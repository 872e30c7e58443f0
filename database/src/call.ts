import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Actor } from './as-actor.ts'
import { oneTrip } from './one-trip.ts'
import type { Tables } from './tables.ts'

type Plain = string | number | boolean | null
type Item = string | number | null
/** A list becomes an array, an object jsonb. */
export type Argument = Plain | readonly Item[] | { readonly [key: string]: unknown }

const places = (values: readonly Argument[]): string =>
  values.map((_value, index) => `$${index + 1}`).join(', ')

/** Lists come by the thousand items, and hardly any of them has a sign to escape. */
const HAS_SIGNS = /["\\]/
const SIGNS = /["\\]/g

function asText(item: Item): string {
  if (item === null) return 'NULL'
  if (typeof item === 'number') return String(item)
  return `"${HAS_SIGNS.test(item) ? item.replaceAll(SIGNS, '\\$&') : item}"`
}

/** An argument as it travels. */
export function plain(value: Argument): Plain {
  if (value === null || typeof value !== 'object') return value
  return Array.isArray(value) ? `{${value.map(asText).join(',')}}` : JSON.stringify(value)
}

/** The single value of `app.name(…)` as the actor, in one round trip. The database takes each argument for what the function declares. */
export async function valueOf<T>(
  pool: pg.Pool,
  actor: Actor,
  name: string,
  ...values: Argument[]
): Promise<T> {
  const [row] = await oneTrip<{ value: T }>(pool, actor, {
    name: `app_${name}_${values.length}`,
    text: `select app.${name}(${places(values)}) as value`,
    values: values.map(plain),
  })
  return row!.value
}

/** The rows of `app.name(…)` as the actor, in one round trip. */
export const rowsOf = <Row>(
  pool: pg.Pool,
  actor: Actor,
  name: string,
  ...values: Argument[]
): Promise<Row[]> =>
  oneTrip<Row>(pool, actor, {
    name: `rows_${name}_${values.length}`,
    text: `select * from app.${name}(${places(values)})`,
    values: values.map(plain),
  })

/** The rows of `app.name(…)` inside a transaction. */
export async function rowsWithin<Row>(
  tx: Transaction<Tables>,
  name: string,
  ...values: Argument[]
): Promise<Row[]> {
  const text = `select * from app.${name}(${places(values)})`
  return (await tx.executeQuery<Row>(CompiledQuery.raw(text, values.map(plain)))).rows
}

/** The single value of `app.name(…)` inside a transaction. */
export async function callWithin<T>(
  tx: Transaction<Tables>,
  name: string,
  ...values: Argument[]
): Promise<T> {
  const text = `select app.${name}(${places(values)}) as value`
  const { rows } = await tx.executeQuery<{ value: T }>(CompiledQuery.raw(text, values.map(plain)))
  return rows[0]!.value
}

/** The rows of `app.name(…)` above row level security, inside `asOwner`. */
export async function rowsAsOwner<Row>(
  client: pg.PoolClient,
  name: string,
  ...values: Argument[]
): Promise<Row[]> {
  const text = `select * from app.${name}(${places(values)})`
  return (await client.query(text, values.map(plain))).rows as Row[]
}
