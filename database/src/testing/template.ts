import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { migrate } from '../migrate.ts'
import { EMBEDDED_EXTENSIONS } from '../open-database.ts'
import { emptyServerDatabase } from './server-database.ts'

/**
 * Once before all tests: one migrated database, which every test's own is a copy of. Migrating takes seconds, a copy a fraction of one.
 * Says where it is in TEST_TEMPLATE: a database of the test server, or a file with an image of the embedded one.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  // Of the same run, by another project.
  if (process.env.TEST_TEMPLATE) return async () => undefined
  const { name, remove } = process.env.TEST_DATABASE_URL ? await onServer() : await inMemory()
  process.env.TEST_TEMPLATE = name
  return remove
}

type Template = { name: string; remove: () => Promise<void> }

async function onServer(): Promise<Template> {
  const { url, remove } = await emptyServerDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(client)
  await client.end()
  return { name: new URL(url).pathname.slice(1), remove }
}

async function inMemory(): Promise<Template> {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-template-'))
  const lite = await PGlite.create({ extensions: EMBEDDED_EXTENSIONS })
  const pool = new pg.Pool({ ...(createPgConfig(lite) as object), max: 1 })
  const client = await pool.connect()
  await migrate(client)
  client.release()
  await pool.end()
  const image = join(folder, 'image.tar')
  await writeFile(image, (await lite.dumpDataDir('none')).stream())
  await lite.close()
  return { name: image, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}
