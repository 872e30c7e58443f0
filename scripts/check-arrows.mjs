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
// The catalogue of agents gives a mark its letters and hue; nothing else of a domain gets into ui. How a day is written is none.
const KNOWS_A_DOMAIN = /^@sextant\/contracts\/(?!(?:catalogue|days)$)/
const ABOVE_UI = /^web\/src\/(features|screens|shell)\//
const featureOf = path => /^web\/src\/features\/([^/]+)/.exec(path)?.[1]
const moduleOf = path => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
const isUi = path => path.startsWith('web/src/ui/')
const isAgents = path => path.startsWith('web/src/agents/')
const isDoor = path => path.endsWith('/index.ts')
const workspaceOf = path => path.split('/')[0]
const differ = (mine, theirs) => mine && theirs && mine !== theirs

/** Each says of an import (`file` imports `target`, which is the file `path` where it is one of ours) what is wrong with it, or nothing. */
const RULES = [
  ({ file, target }) => {
    const named = /^@sextant\/([a-z]+)/.exec(target)?.[1]
    const workspace = workspaceOf(file)
    if (differ(workspace, named) && !MAY[workspace].includes(named))
      return `${workspace} may not import ${named}`
  },
  ({ file, path }) =>
    path && workspaceOf(path) !== workspaceOf(file) && `reaches into ${path}: use @sextant/…`,
  ({ file, target }) => isUi(file) && KNOWS_A_DOMAIN.test(target) && 'ui knows no domain',
  ({ file, path }) => isUi(file) && ABOVE_UI.test(path) && `ui knows nothing of ${path}`,
  ({ file, path }) =>
    differ(featureOf(file), featureOf(path)) &&
    `a screen composes features: not ${featureOf(path)}`,
  ({ file, path }) =>
    !isAgents(file) &&
    isAgents(path) &&
    !isDoor(path) &&
    `reaches into ${path}: an agent's drawings and its editor have an index.ts`,
  ({ file, path }) =>
    isAgents(file) && ABOVE_UI.test(path) && `an agent's drawings know nothing of ${path}`,
  ({ file, path }) =>
    differ(moduleOf(file), moduleOf(path)) &&
    !isDoor(path) &&
    !file.endsWith('.test.ts') &&
    `goes past the door of ${moduleOf(path)}: import its index.ts`,
  ({ file, path }) =>
    file.startsWith('server/src/platform/') &&
    moduleOf(path) &&
    `the platform knows no domain (${path})`,
]

function* imports() {
  const exclude = path => /node_modules|dist/.test(typeof path === 'string' ? path : path.name)
  for (const workspace of Object.keys(MAY)) {
    for (const file of globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: ROOT, exclude })) {
      const text = readFileSync(join(ROOT, file), 'utf8')
      for (const [, target] of text.matchAll(IMPORT))
        yield { file, target, path: pathOf(file, target) ?? '' }
    }
  }
}

let wrong = 0
for (const one of imports()) {
  for (const rule of RULES) {
    const what = rule(one)
    if (!what) continue
    wrong += 1
    console.error(`${one.file} imports ${one.target}: ${what}`)
  }
}
process.exitCode = wrong ? 1 : 0
