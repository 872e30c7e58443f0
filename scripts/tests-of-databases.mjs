// Which of the server's tests run on the embedded database as well as on PostgreSQL (docs/decisions/0073, 0078).
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the embedded database could do otherwise than a server: its one connection, news, starting and being killed, walls, much at once. */
const ON_BOTH = [
  'bad-days',
  'conversation',
  'documents',
  'figure-imports',
  'getting-in',
  'isolation',
  'notifications',
  'tasks',
].map(name => `server/src/${name}.test.ts`)

/** The files of the server's tests that run on the embedded database. Throws when one of them is not there any more. */
export function onEmbedded(root) {
  const missing = ON_BOTH.filter(file => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`)
  return ON_BOTH
}
