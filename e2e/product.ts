import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfServerDatabase } from '../database/src/testing/server-database.ts'
import {
  ROOT,
  type ServerProcess,
  serverEnvironment,
  startServerProcess,
} from './server-process.ts'

export type Product = {
  address: string
  /** The operator's command, as a person types it. */
  operate: (...words: string[]) => void
  invite: (email: string) => void
  /** Ends the process at once, as a power cut would, and starts it again on the same data and at the same address. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** Puts something into the database before the server opens it. */
export type Prepare = (where: { dataDir: string; url?: string }) => Promise<void>

type Home = { env: Record<string, string>; dataDir: string; remove: () => Promise<void> }

/**
 * Where a product keeps its data: on DATABASE_URL, embedded where that is empty, and where nothing is said a copy of what all journeys begin
 * from (e2e/plant.ts).
 */
async function homeFor(env: Record<string, string>): Promise<Home> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sextant-journey-'))
  const forget = (): void => rmSync(dataDir, { recursive: true, force: true })
  const { TEST_PLANTED: folder, TEST_PLANTED_DATABASE: database } = process.env
  if (folder && !env.DATABASE_URL) cpSync(folder, dataDir, { recursive: true })
  if (!database || env.DATABASE_URL !== undefined)
    return { env: { DATABASE_URL: '', ...env }, dataDir, remove: async () => forget() }
  const { url, remove } = await copyOfServerDatabase(database)
  return {
    env: { ...env, DATABASE_URL: url, DEMO: 'on' },
    dataDir,
    remove: () => remove().finally(forget),
  }
}

/** The real server on data of its own. */
export async function startProduct(
  env: Record<string, string> = {},
  prepare?: Prepare,
): Promise<Product> {
  const { dataDir, remove, ...home } = await homeFor(env)
  const environment = serverEnvironment({ DATA_DIR: dataDir, ...home.env })
  await prepare?.({ dataDir, url: environment.DATABASE_URL || undefined })
  let server = await startServerProcess(environment)
  const { address } = server
  environment.PORT = new URL(address).port
  const operate = (...words: string[]): void => {
    const done = spawnSync(process.execPath, [join(ROOT, 'server/src/operator.ts'), ...words], {
      env: environment,
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(done.stderr)
  }
  return {
    address,
    operate,
    invite: email => operate('invite', email),
    crash: async () => {
      await server.end('SIGKILL')
      server = await startAgain(environment)
    },
    stop: async () => {
      await server.end('SIGTERM')
      await remove()
    },
  }
}

/** On the port of before. Meanwhile the system may have lent it to somebody's outgoing connection for a moment. */
async function startAgain(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startServerProcess(environment)
    } catch (error) {
      if (tries === 10) throw error
    }
  }
}
