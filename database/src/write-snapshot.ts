import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asOwner } from './as-owner.ts'
import { openDatabase } from './open-database.ts'
import { snapshotSchema, snapshotTypes } from './snapshot.ts'

// npm run db:snapshot: writes schema.sql and the row types from a freshly migrated database.
const database = await openDatabase({ dataDir: 'memory://' })
const [schema, types] = await asOwner(database, async client => [
  await snapshotSchema(client),
  await snapshotTypes(client),
])
writeFileSync(join(import.meta.dirname, '..', 'schema.sql'), schema!)
writeFileSync(join(import.meta.dirname, 'tables.ts'), types!)
await database.close()
