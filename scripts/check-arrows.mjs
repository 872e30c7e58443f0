// The import arrows of ARCHITECTURE.md: which workspace may import which, and that web features and server modules keep to their doors.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
  const path = target.startsWith('.')
    ? relative(ROOT, join(ROOT, dirname(file), target))
    : target.startsWith('@/')
      ? join('web/src', target.slice(2))
      : null
  if (!path) return
  if (path.split('/')[0] !== workspace) wrong.push(`${file} reaches into ${path}: use @sextant/…`)
  const [, mine] = /^web\/src\/features\/([^/]+)\//.exec(file) ?? []
  const [, theirs] = /^web\/src\/features\/([^/]+)/.exec(path) ?? []
  if (mine && theirs && mine !== theirs)
    wrong.push(`${file} imports the feature ${theirs}: a screen composes features`)
  if (file.startsWith('web/src/ui/') && /^web\/src\/(features|screens|shell)\//.test(path))
    wrong.push(`${file}: ui knows nothing of ${path}`)
  const [, here] = /^server\/src\/modules\/([^/]+)\//.exec(file) ?? []
  const [, there] = /^server\/src\/modules\/([^/]+)\//.exec(path) ?? []
  if (here && there && here !== there && !path.endsWith('/index.ts') && !file.endsWith('.test.ts'))
    wrong.push(`${file} goes past the door of ${there}: import its index.ts`)
  if (file.startsWith('server/src/platform/') && path.startsWith('server/src/modules/'))
    wrong.push(`${file}: the platform knows no domain (${path})`)
}

for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
