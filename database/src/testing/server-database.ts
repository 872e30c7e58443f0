import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How long a connection may take to leave a database. */
const LEAVING_TRIES = 20
const LEAVING_MS = 50

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
  // A pool that has ended may still have a connection on its way out: it is waited for, and cut off only in the end.
  const remove = async (): Promise<void> => {
    for (let tries = 0; tries < LEAVING_TRIES; tries += 1) {
      const isGone = await admin(`drop database ${name}`).then(
        () => true,
        () => false,
      )
      if (isGone) return
      await sleep(LEAVING_MS)
    }
    await admin(`drop database if exists ${name} with (force)`)
  }
  return { url: url.href, remove }
}

/** A database without any schema on the test server. */
export const emptyServerDatabase = () => createServerDatabase()

/** A copy of a database of the test server that nobody is connected to. */
export const copyOfServerDatabase = (template: string) => createServerDatabase(template)
