import { openAsBlob } from 'node:fs'
import { type Database, openDatabase } from '../open-database.ts'
import { copyOfServerDatabase } from './server-database.ts'

/** True when the suite runs on a real server. */
export const onServer = Boolean(process.env.TEST_DATABASE_URL)

export type FreshDatabase = Database & { url: string | undefined; drop: () => Promise<void> }

/** A migrated database of the test's own without a row in it: a copy of the template, on TEST_DATABASE_URL's server or embedded in memory. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = process.env.TEST_TEMPLATE!
  if (!onServer) {
    const database = await openDatabase({
      dataDir: 'memory://',
      image: await openAsBlob(template),
    })
    return { ...database, url: undefined, drop: database.close }
  }
  const { url, remove } = await copyOfServerDatabase(template)
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
