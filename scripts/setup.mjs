// Set-up on a bare machine, without a single dependency: packages when the lockfile changed, the web build when its sources changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** `vite build` when a source of the web application changed since the last one. */
export function buildWeb() {
  const digest = createHash('sha256')
  for (const folder of ['web', 'drawings', 'contracts']) {
    for (const file of files(join(ROOT, folder)))
      digest.update(relative(ROOT, file)).update(readFileSync(file))
  }
  digest.update(read(join(ROOT, 'package-lock.json')))
  const wanted = digest.digest('hex')
  const mark = join(ROOT, '.cache/web-built')
  if (read(mark) === wanted && existsSync(join(ROOT, 'web/dist/index.html'))) return
  console.log('Building the web application …')
  run(node(), ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'], {
    env: environment(),
  })
  compress(join(ROOT, 'web/dist/assets'))
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, wanted)
}

/** Compressed once at build, so that the server only sends files. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(m?js|css|svg)$/.test(name)) continue
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
}
