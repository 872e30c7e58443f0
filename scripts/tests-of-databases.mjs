// Which of the server's tests run on which database (docs/decisions/0073). All run on PostgreSQL but those of the second list.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const paths = names => names.map(name => `server/src/${name}.test.ts`)

/** What the embedded database could do otherwise than a server: its one connection, news, starting and being killed, walls, much at once. What else is on pages runs on it in the journeys. */
const ON_BOTH = paths([
  'bad-days',
  'bad-input',
  'conversation',
  'documents',
  'figure-imports',
  'getting-in',
  'isolation',
  'notifications',
  'tasks',
])

/** Tests of threads, providers, files and pictures: what they show does not depend on the database, and once is enough. */
export const ON_EMBEDDED_ALONE = paths([
  'hostile-words',
  'providers',
  'provider-protocols',
  'export',
  'pictures',
])

/** The files that run on the embedded database. Throws when one of them is not there any more. */
export function onEmbedded(root) {
  const files = [...ON_BOTH, ...ON_EMBEDDED_ALONE]
  const missing = files.filter(file => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`)
  return files
}
