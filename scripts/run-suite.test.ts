import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runSuite } from './run-suite.mjs'

type File = Record<string, ('passed' | 'failed')[]>
type Run = { status: number; said?: string; files: File }

/** A vitest that does one of these each time it is asked, and notes which files it was asked for. */
function vitestThat(...runs: Run[]) {
  const asked: string[][] = []
  const run = async (args: string[]) => {
    const { status, said = '', files } = runs[asked.length]!
    asked.push(args.filter(word => word.endsWith('.test.ts')))
    const states = Object.values(files).flat()
    const count = (wanted: string): number => states.filter(state => state === wanted).length
    const report = {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      testResults: Object.entries(files).map(([name, tests]) => ({
        name,
        assertionResults: tests.map(state => ({ status: state })),
      })),
    }
    const file = args.find(word => word.startsWith('--outputFile='))!.split('=')[1]!
    writeFileSync(file, JSON.stringify(report))
    return { status, said }
  }
  return { run, asked }
}

const ended = (file: string, errors = 1): string =>
  `Vitest caught ${errors} unhandled error${errors > 1 ? 's' : ''} during the test run.
   Caused by: Error: Worker exited unexpectedly with signal SIGTRAP during started state while running test file ${file}
   `

test('counts what passed and what failed', async () => {
  const { run } = vitestThat({ status: 1, files: { '/a.test.ts': ['passed', 'failed'] } })
  expect(await runSuite(run, { projects: ['server'] })).toMatchObject({ passed: 1, failed: 1 })
})

test('a file whose process a signal ended is run once more, and counts as it went then', async () => {
  const { run, asked } = vitestThat(
    {
      status: 1,
      said: ended('/b.test.ts'),
      files: { '/a.test.ts': ['passed', 'passed'], '/b.test.ts': ['passed'] },
    },
    { status: 0, files: { '/b.test.ts': ['passed', 'passed', 'passed'] } },
  )
  const came = await runSuite(run, { projects: ['server'] })
  expect(came).toMatchObject({ passed: 5, failed: 0, again: ['/b.test.ts'] })
  expect(asked).toEqual([[], ['/b.test.ts']])
})

test('a file that ends its process each time fails', async () => {
  const again = { status: 1, said: ended('/b.test.ts'), files: {} }
  const { run } = vitestThat({ ...again, files: { '/a.test.ts': ['passed'] } }, again)
  expect(await runSuite(run, { projects: ['server'] })).toMatchObject({ passed: 1, failed: 1 })
})

test('what failed elsewhere still fails', async () => {
  const { run } = vitestThat(
    { status: 1, said: ended('/b.test.ts'), files: { '/a.test.ts': ['failed'] } },
    { status: 0, files: { '/b.test.ts': ['passed'] } },
  )
  expect(await runSuite(run, { projects: ['server'] })).toMatchObject({ passed: 1, failed: 1 })
})

test('another error beside it still fails', async () => {
  const { run } = vitestThat(
    { status: 1, said: ended('/b.test.ts', 2), files: { '/a.test.ts': ['passed'] } },
    { status: 0, files: { '/b.test.ts': ['passed'] } },
  )
  expect(await runSuite(run, { projects: ['server'] })).toMatchObject({ passed: 2, failed: 1 })
})

test('a suite that ran nothing fails, unless there may be none', async () => {
  const nothing = { status: 0, files: {} }
  expect(await runSuite(vitestThat(nothing).run, { projects: ['server'] })).toMatchObject({
    failed: 1,
  })
  expect(
    await runSuite(vitestThat(nothing).run, { projects: ['server'], mayBeNone: true }),
  ).toMatchObject({ failed: 0 })
})
