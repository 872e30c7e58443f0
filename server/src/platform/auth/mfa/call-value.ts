import type pg from 'pg'

/** Calls one SQL function, as `app.name($1, $2)`, and answers its value. */
export type CallValue = <T>(call: string, values: readonly unknown[]) => Promise<T>

export const callValue =
  (pool: pg.Pool): CallValue =>
  async <T>(call: string, values: readonly unknown[]) => {
    const { rows } = await pool.query<{ value: T }>(`select ${call} as value`, [...values])
    return rows[0]!.value
  }
