// The import arrows of ARCHITECTURE.md: which workspace may import which, and that web features and server modules keep to their doors.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from './imports.mjs'
import { ROOT } from './setup.mjs'

const MAY = {
  contracts: [],
  drawings: ['contracts'],
  agents: ['contracts'],
  database: ['contracts'],
  server: ['contracts', 'agents', 'database', 'drawings'],
  web: ['contracts', 'drawings'],
}
const IMPORT = /(?:from\s+|import\(\s*|import\s+)['"]([^'"]+)['"]/g
// The catalogue of agents gives a mark its letters and hue; nothing else of a domain gets into ui.
const KNOWS_A_DOMAIN = /^@sextant\/contracts\/(?!catalogue$)/
const wrong = []

for (const [workspace, allowed] of Object.entries(MAY)) {
  for (const file of globSync(`${workspace}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: path => /node_modules|dist/.test(typeof path === 'string' ? path : path.name),
  })) {
    for (const [, target] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT))
      check(workspace, allowed, file, target)
  }
}

function check(workspace, allowed, file, target) {
  const named = /^@sextant\/([a-z]+)/.exec(target)?.[1]
  if (named && named !== workspace && !allowed.includes(named))
    wrong.push(`${file} imports ${target}: ${workspace} may not import ${named}`)
  if (file.startsWith('web/src/ui/') && KNOWS_A_DOMAIN.test(target))
    wrong.push(`${file} imports ${target}: ui knows no domain`)
  const path = pathOf(file, target)
  if (!path) return
  if (path.split('/')[0] !== workspace) wrong.push(`${file} reaches into ${path}: use @sextant/…`)
  const [, mine] = /^web\/src\/features\/([^/]+)\//.exec(file) ?? []
  const [, theirs] = /^web\/src\/features\/([^/]+)/.exec(path) ?? []
  if (mine && theirs && mine !== theirs)
    wrong.push(`${file} imports the feature ${theirs}: a screen composes features`)
  if (file.startsWith('web/src/ui/') && /^web\/src\/(features|screens|shell)\//.test(path))
    wrong.push(`${file}: ui knows nothing of ${path}`)
  const agents = /^web\/src\/agents\//
  if (agents.test(path) && !agents.test(file) && !path.endsWith('/index.ts'))
    wrong.push(`${file} reaches into ${path}: an agent's drawings and its editor have an index.ts`)
  if (agents.test(file) && /^web\/src\/(features|screens|shell)\//.test(path))
    wrong.push(`${file}: an agent's drawings know nothing of ${path}`)
  const [, here] = /^server\/src\/modules\/([^/]+)\//.exec(file) ?? []
  const [, there] = /^server\/src\/modules\/([^/]+)\//.exec(path) ?? []
  if (here && there && here !== there && !path.endsWith('/index.ts') && !file.endsWith('.test.ts'))
    wrong.push(`${file} goes past the door of ${there}: import its index.ts`)
  if (file.startsWith('server/src/platform/') && path.startsWith('server/src/modules/'))
    wrong.push(`${file}: the platform knows no domain (${path})`)
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
