import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database on the test server, empty or a copy of `template`. */
async function createServerDatabase(
  template?: string,
): Promise<{ url: string; remove: () => Promise<void> }> {
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
  await admin(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => admin(`drop database ${name} with (force)`) }
}

/** A database without any schema on the test server. */
export const emptyServerDatabase = () => createServerDatabase()

/** A copy of a database of the test server that nobody is connected to. */
export const copyOfServerDatabase = (template: string) => createServerDatabase(template)
