import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openDatabase } from '../open-database.ts'

/** True when the suite runs on a real server. */
export const onServer = Boolean(process.env.TEST_DATABASE_URL)

export type FreshDatabase = Database & { url: string | undefined; drop: () => Promise<void> }

/** An empty, migrated database of the test's own: on TEST_DATABASE_URL's server, else embedded in memory. */
export async function freshDatabase(): Promise<FreshDatabase> {
  if (!process.env.TEST_DATABASE_URL) {
    const database = await openDatabase({ dataDir: 'memory://' })
    return { ...database, url: undefined, drop: database.close }
  }
  const { url, remove } = await emptyServerDatabase()
  const database = await openDatabase({ url, dataDir: '' })
  return {
    ...database,
    url,
    drop: async () => {
      await database.close()
      await remove()
    },
  }
}

/** A database without any schema on the test server. */
export async function emptyServerDatabase(): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  await admin(`create database ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => admin(`drop database ${name} with (force)`) }
}
