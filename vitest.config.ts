import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const web = fileURLToPath(new URL('./web/src', import.meta.url))
const planted = fileURLToPath(new URL('./e2e/plant.ts', import.meta.url))
const template = fileURLToPath(new URL('./database/src/testing/template.ts', import.meta.url))

/** Files at once. Much of a test is waiting, so two cores have room for two; each brings a server and often a database. */
const WORKERS = Math.min(4, Math.max(2, availableParallelism()))

/** The walks through every screen take longest: begun last they would run while nothing else is left to do. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWalk = ({ moduleId }: TestSpecification): boolean => /\/e2e\/walk/.test(moduleId)
    return [...sorted.filter(isWalk), ...sorted.filter(file => !isWalk(file))]
  }
}

/** Tests of threads, providers, files and pictures: what they show does not depend on the database, and once is enough. */
const SAME_ON_EVERY_DATABASE = [
  'hostile-words',
  'providers',
  'provider-protocols',
  'export',
  'pictures',
].map(name => `server/src/${name}.test.ts`)

// unit: pure logic. database and server: against the embedded database, or against TEST_DATABASE_URL when it is set. journeys: real Chromium.
export default defineConfig({
  test: {
    sequence: { sequencer: WalksFirst },
    projects: [
      {
        resolve: { alias: { '@': web } },
        test: {
          name: 'unit',
          include: [
            'contracts/**/*.test.ts',
            'agents/**/*.test.ts',
            'drawings/**/*.test.{ts,tsx}',
            'web/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'database',
          include: ['database/**/*.test.ts'],
          globalSetup: [template],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: process.env.TEST_DATABASE_URL ? SAME_ON_EVERY_DATABASE : [],
          globalSetup: [template],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          // A real browser beside other work: what fails is tried again, and a defect fails again (docs/decisions/0039).
          retry: 2,
          globalSetup: [planted],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: WORKERS,
        },
      },
    ],
  },
})
