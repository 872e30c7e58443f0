import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const web = fileURLToPath(new URL('./web/src', import.meta.url))
const planted = fileURLToPath(new URL('./e2e/plant.ts', import.meta.url))
const template = fileURLToPath(new URL('./database/src/testing/template.ts', import.meta.url))

/** Files at once. Much of a test is waiting, so two cores have room for two, and for three where a database server takes part of the work; each brings a server and often a database. */
const LEAST_WORKERS = process.env.TEST_DATABASE_URL ? 3 : 2
const WORKERS = Math.min(4, Math.max(LEAST_WORKERS, availableParallelism()))

/** These take longest: begun last they would run while nothing else is left to do. */
const LONG = /\/(walk|walk-agency|main-journey|bad-days|isolation-matrix)\.test\.ts$/
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

const PACKAGES = '**/node_modules/**'
const FOLDERS = {
  unit: ['contracts', 'agents', 'scripts'],
  web: ['drawings', 'web'],
  database: ['database'],
  server: ['server'],
  journeys: ['e2e'],
}
/** Node runs TypeScript as it is; pages are written in a form that it does not know. */
const NEEDS_VITE = new Set<keyof typeof FOLDERS>(['web'])

/** A test that puts another module in the place of one of ours would leave it to the files after it. */
const replacesModules = (file: string): boolean => /\bvi\.mock\(/.test(readFileSync(file, 'utf8'))

/** Files of one worker share the modules that it has loaded, which otherwise take as long as the tests; those that replace some have a worker each (docs/decisions/0053). */
function projects(name: keyof typeof FOLDERS, options: object, resolve: object = {}): object[] {
  const include = FOLDERS[name].map(folder => `${folder}/**/*.test.{ts,tsx}`)
  const apart = globSync(include, { exclude: [PACKAGES] }).filter(replacesModules)
  const shared = { maxWorkers: WORKERS, unstubGlobals: true, ...options }
  const together = {
    name,
    include,
    exclude: [...apart, PACKAGES],
    isolate: false,
    experimental: { viteModuleRunner: NEEDS_VITE.has(name), nodeLoader: false },
    ...shared,
  }
  if (apart.length === 0) return [{ resolve, test: together }]
  return [
    { resolve, test: together },
    { resolve, test: { name: `${name}-apart`, include: apart, isolate: true, ...shared } },
  ]
}

const ON_A_DATABASE = { globalSetup: [template], testTimeout: 60_000, hookTimeout: 60_000 }

// unit and web: pure logic. database and server: against the embedded database, or against TEST_DATABASE_URL when it is set. journeys: real Chromium.
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      ...projects('unit', { environment: 'node' }),
      ...projects('web', { environment: 'node' }, { alias: { '@': web } }),
      ...projects('database', ON_A_DATABASE),
      ...projects('server', ON_A_DATABASE),
      ...projects('journeys', {
        // A real browser beside other work: what fails is tried again, and a defect fails again (docs/decisions/0039).
        retry: 2,
        globalSetup: [planted],
        testTimeout: 180_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
      }),
    ],
  },
})
