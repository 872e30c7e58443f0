// Which of the server's tests run on which database (docs/decisions/0073, 0078).
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ofTurn } from './turns.mjs'

const paths = names => names.map(name => `server/src/${name}.test.ts`)

/** What the embedded database could do otherwise than a server: its one connection, news, starting and being killed, walls, much at once. */
const ON_BOTH = paths([
  'bad-days',
  'conversation',
  'documents',
  'figure-imports',
  'getting-in',
  'isolation',
  'notifications',
  'tasks',
])

/** What takes long and has little to do with a database: providers that misbehave, hostile files and words, files that are written. */
const SLOW = paths([
  'export',
  'hostile-words',
  'modules/documents/hostile-documents',
  'pictures',
  'provider-protocols',
  'providers',
  'testing/search-recall/measure-recall',
])

const testsIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => `${folder}/${file.replaceAll('\\', '/')}`)

function existing(root, files) {
  const missing = files.filter(file => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`No such tests: ${missing.join(', ')}`)
  return files
}

/** The files of both suites that run on the embedded database: of the server's, those whose turn it is. Throws when one is not there any more. */
export const onEmbedded = root => ['database/src/', ...ofTurn(existing(root, ON_BOTH))]

/** The files that run on PostgreSQL: all, of the slow ones those whose turn it is. Throws when one of these is not there any more. */
export function onPostgres(root) {
  const later = existing(root, SLOW).filter(file => !ofTurn(SLOW).includes(file))
  return ['database/src', 'server/src']
    .flatMap(folder => testsIn(root, folder))
    .filter(file => !later.includes(file))
}
