import type pg from 'pg'
import type { Database } from './open-database.ts'

/**
 * A transaction as app_owner, above row level security: for the operator's commands and for demo data only.
 * On a server the login role must be a member of app_owner, which migrating saw to.
 */
export async function asOwner<T>(
  database: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local role app_owner')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
