// One suite of vitest's, and what came of it. A file whose process the engine ended is run once more.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, status: number, said: string, report: object | null }} Outcome */

const CRASH = /Worker exited unexpectedly with signal \w+ .*?while running test file (\S+)/g
const ERRORS = /Vitest caught (\d+) unhandled error/

/** Files in which a signal ended the process: no test can do that, and V8 does now and then where WebAssembly comes and goes (docs/decisions/0073). */
export function crashedFiles(said) {
  return [...stripVTControlCharacters(said).matchAll(CRASH)].map(([, file]) => file)
}

/** Whether nothing but such ends went wrong outside of tests. */
function onlyCrashed({ said }, crashed) {
  const [, errors = '0'] = stripVTControlCharacters(said).match(ERRORS) ?? []
  return Number(errors) === crashed.length
}

const testsIn = (report, state, of = () => true) =>
  (report?.testResults ?? [])
    .filter(file => of(file.name))
    .flatMap(file => file.assertionResults)
    .filter(({ status }) => status === state).length

/** What two runs say together: the second is believed of the files that it ran again. */
function together(first, second, crashed) {
  const isElsewhere = file => !crashed.includes(file)
  const failed = testsIn(first.report, 'failed', isElsewhere) + second.failed
  return {
    ...second,
    passed: testsIn(first.report, 'passed', isElsewhere) + second.passed,
    failed: onlyCrashed(first, crashed) ? failed : failed + 1,
    said: `${first.said}\n${second.said}`,
  }
}

/**
 * Runs the files of some projects that match `files` (all where there are none).
 * run(args, env) answers { status, said } of a program of Node's; mayBeNone: that no test ran is no failure.
 */
export async function runSuite(run, { projects, files = [], env = {}, mayBeNone = false }) {
  const first = await once(run, { projects, files, env, mayBeNone })
  const crashed = crashedFiles(first.said)
  if (crashed.length === 0) return { ...first, again: [] }
  const second = await once(run, { projects, files: crashed, env, mayBeNone })
  return { ...together(first, second, crashed), again: crashed }
}

/** @returns {Promise<Outcome>} */
async function once(run, { projects, files, env, mayBeNone }) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-report-'))
  const file = join(folder, 'report.json')
  const picked = projects.flatMap(name => ['--project', name, '--project', `${name}-apart`])
  const reporters = ['--reporter=json', `--outputFile=${file}`, '--reporter=dot']
  const { status, said } = await run(
    ['node_modules/vitest/vitest.mjs', 'run', ...picked, ...files, ...reporters],
    env,
  )
  const report = read(file)
  rmSync(folder, { recursive: true, force: true })
  const passed = report?.numPassedTests ?? 0
  const isGood = status === 0 && (passed > 0 || mayBeNone)
  const failed = Math.max(report?.numFailedTests ?? 0, isGood ? 0 : 1)
  return { passed, failed, status, said, report }
}

/** The report of a run, which did not get that far where there is none. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
