import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyServerDatabase } from '../database/src/testing/server-database.ts'
import { serverEnvironment, startServerProcess } from './server-process.ts'

/**
 * Once before all journeys: the demo, which every product's own data are a copy of. On TEST_DATABASE_URL's server, where queries take a
 * fraction of the time (docs/decisions/0078), or embedded. TEST_PLANTED says in which folder it is, TEST_PLANTED_DATABASE in which database.
 */
export default async function plant(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-planted-'))
  const database = process.env.TEST_DATABASE_URL ? await emptyServerDatabase() : null
  const where = { DATA_DIR: folder, DATABASE_URL: database?.url ?? '', DEMO: 'on' }
  const server = await startServerProcess(serverEnvironment(where))
  await server.end('SIGTERM')
  process.env.TEST_PLANTED = folder
  if (database) process.env.TEST_PLANTED_DATABASE = new URL(database.url).pathname.slice(1)
  return async () => {
    await database?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
