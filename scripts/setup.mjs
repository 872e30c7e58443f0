// Set-up on a bare machine, without a single dependency: packages when the lockfile changed, the web build when its sources changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SKIPPED = new Set(['node_modules', 'dist'])

/** Runs a command and ends this process with its code when it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
}

const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const hash = text => createHash('sha256').update(text).digest('hex')

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (SKIPPED.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* files(path)
    else yield path
  }
}

/** `npm ci` when node_modules does not match the lockfile. */
export function installPackages() {
  const wanted = hash(read(join(ROOT, 'package-lock.json')))
  const mark = join(ROOT, 'node_modules/.sextant-installed')
  if (read(mark) === wanted) return
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(mark, wanted)
}

/** The Node that this repository brings (24), or the one that runs this script where it brings none (macOS). */
export function node() {
  const own = join(ROOT, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  return existsSync(own) ? own : process.execPath
}

/** The environment with this repository's Node and tools first on the PATH. */
export const environment = () => ({
  ...process.env,
  AI_SDK_LOG_WARNINGS: 'false',
  PATH: `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
})

/** Where Node keeps what it compiled, so that the next start need not compile it again. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') }

/**
 * How Node runs the server. The embedded database is WebAssembly: compiled once and simply it takes 240 MB less and starts sooner, at up to
 * twice the time for a heavy query; beside it small young generations keep a server of 1 GB in bounds (docs/decisions/0035).
 */
export const serverFlags = (env = process.env) =>
  env.DATABASE_URL ? [] : ['--liftoff-only', '--max-semi-space-size=4']

const WEB_MARK = join(ROOT, '.cache/web-built')

/** A print of everything that the web application is built from. */
function webSources() {
  const digest = createHash('sha256')
  for (const folder of ['web', 'drawings', 'contracts']) {
    for (const file of files(join(ROOT, folder)))
      digest.update(relative(ROOT, file)).update(readFileSync(file))
  }
  return digest.update(read(join(ROOT, 'package-lock.json'))).digest('hex')
}

/** Whether the last build was of the sources as they are. */
export const webIsBuilt = () =>
  read(WEB_MARK) === webSources() && existsSync(join(ROOT, 'web/dist/index.html'))

/** How the web application is built: a script, so that something else can go on beside it. */
export const BUILD_WEB = [join(ROOT, 'scripts/build-web.mjs')]

/** Builds the web application where its sources changed since the last time, and waits for it. */
export function buildWeb() {
  if (!webIsBuilt()) run(node(), BUILD_WEB)
}

/** Does what makes a build, and notes of which sources it is. */
export async function building(work) {
  console.log('Building the web application …')
  const sources = webSources()
  await work()
  mkdirSync(dirname(WEB_MARK), { recursive: true })
  writeFileSync(WEB_MARK, sources)
}
