import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, startServerProcess } from './server-process.ts'

/** Once before all journeys: one data directory with the demo in it, which every product's own is a copy of. TEST_PLANTED says where it is. */
export default async function plant(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-planted-'))
  const server = await startServerProcess(serverEnvironment({ DATA_DIR: folder, DATABASE_URL: '' }))
  await server.end('SIGTERM')
  process.env.TEST_PLANTED = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
