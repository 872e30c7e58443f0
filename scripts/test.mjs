// npm test, on a bare machine. Ends with "N passed, N failed". With --all (npm run test:all) every journey, every page of the walks, and every
// measure of the bench; without, those whose turn it is (scripts/turns.mjs).
import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findChromium } from './find-tools.mjs'
import { runSuite } from './run-suite.mjs'
import { buildWeb, COMPILE_CACHE, environment, installPackages, node, ROOT } from './setup.mjs'
import { onEmbedded, onPostgres } from './tests-of-databases.mjs'
import { startPostgres } from './throwaway-postgres.mjs'
import { journeysOf, turnOf } from './turns.mjs'

const started = Date.now()
const quick = process.argv.includes('--quick')
const all = process.argv.includes('--all')
if (!all) process.env.TEST_TURN = String(turnOf(ROOT))
/** One part by its name: npm test -- unit. */
const only = process.argv.slice(2).find(word => !word.startsWith('--'))
let passed = 0
let failed = 0
const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`

installPackages()
if (!quick) buildWeb()

/** What a program says and how it ends, without holding up others. */
function run(args, env) {
  return new Promise(resolve => {
    const child = spawn(node(), args, {
      cwd: ROOT,
      env: { ...environment(), ...COMPILE_CACHE, ...env },
    })
    let said = ''
    child.stdout.on('data', part => (said += part))
    child.stderr.on('data', part => (said += part))
    child.on('close', status => resolve({ status, said }))
  })
}

async function tool(name, args, env = {}) {
  if (only && only !== name) return
  const { status, said } = await run(args, env)
  const good = status === 0
  if (good) passed += 1
  else failed += 1
  console.log(`${good ? '✓' : '✗'} ${name} (${seconds()})`)
  if (!good) console.log(said.trim().split('\n').slice(-80).join('\n'))
}

/** Rows of [name, args], a core each. */
async function tools(rows) {
  const waiting = [...rows]
  const takeTurns = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) await tool(...row)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns))
}

/** `files`: what vitest picks its tests by; all where there are none. */
async function suite(name, projects, env = {}, files = [], mayBeNone = false) {
  if (only && !name.startsWith(only)) return
  const came = await runSuite(run, { projects, files, env, mayBeNone })
  passed += came.passed
  failed += came.failed
  const again = came.again.length > 0 ? `, run again: ${came.again.join(' ')}` : ''
  const counts = `${came.passed} passed, ${came.failed} failed`
  console.log(`${came.failed ? '✗' : '✓'} ${name}: ${counts} (${seconds()}${again})`)
  if (came.failed) console.log(came.said.trim().split('\n').slice(-150).join('\n'))
}

await tools([
  ['types: web', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json']],
  ['types: server', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['lint', ['node_modules/oxlint/bin/oxlint']],
  ['import arrows', ['scripts/check-arrows.mjs']],
  ['form', ['scripts/check-form.mjs']],
  ['SQL form', ['scripts/check-sql-form.mjs']],
  ['no query text in modules', ['scripts/check-queries.mjs']],
  ['one way to save', ['scripts/check-saving.mjs']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
])
await suite('unit', ['unit', 'web'])
if (quick) await suitesOfTheChange()
else await everythingElse()

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** What is not committed, or the last commit where everything is. */
function changedFiles() {
  const git = (...words) => spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' }).stdout.trim()
  const dirty = git('status', '--porcelain')
  const since = dirty ? 'HEAD' : 'HEAD~1'
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const files = `${git('diff', '--name-only', since)}\n${untracked}`.split('\n').filter(Boolean)
  return { since, files }
}

/** The database's tests when its files changed, and the server's that reach a changed file; SQL is reached by all of them. */
async function suitesOfTheChange() {
  const { since, files } = changedFiles()
  const touches = folder => files.some(file => file.startsWith(folder))
  if (touches('database/') || touches('contracts/')) await suite('database, embedded', ['database'])
  const sql = files.some(file => file.endsWith('.sql'))
  const narrowed = sql ? [] : ['--changed', since, '--passWithNoTests']
  await suite('server, embedded', ['server'], {}, narrowed, narrowed.length > 0)
}

async function everythingElse() {
  const both = ['database', 'server']
  await suite('embedded database', both, {}, onEmbedded(ROOT))
  let postgres = null
  try {
    postgres = await startPostgres()
    const env = { TEST_DATABASE_URL: postgres.url }
    await suite('PostgreSQL', both, env, onPostgres(ROOT))
    const chromium = findChromium()
    if (!chromium) throw new Error('No Chromium was found and none could be installed.')
    const where = { CHROMIUM: chromium, ...env }
    if (all) await allThatIsSeen(where)
    else await seenInTurn(where)
  } catch (error) {
    failed += 1
    console.log(`✗ ${error.message}`)
  } finally {
    await postgres?.stop()
  }
}

/** Of the small bench only whether it runs counts: it may stand beside others. */
async function allThatIsSeen(env) {
  await Promise.all([
    suite('journeys', ['journeys'], env),
    tool('every measure of the bench', ['bench/run.ts', '--small'], env),
  ])
}

async function seenInTurn(env) {
  const turn = turnOf(ROOT)
  const name = `journeys, turn ${turn + 1} (npm run test:all goes all)`
  await suite(name, ['journeys'], env, journeysOf(ROOT, turn))
}
