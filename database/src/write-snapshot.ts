import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from './open-database.ts'
import { snapshotSchema, snapshotTypes } from './snapshot.ts'

const database = await openDatabase({ dataDir: 'memory://' })
const client = database.pool
await client.query('reset role')
writeFileSync(join(import.meta.dirname, '..', 'schema.sql'), await snapshotSchema(client))
writeFileSync(join(import.meta.dirname, 'tables.ts'), await snapshotTypes(client))
await database.close()
