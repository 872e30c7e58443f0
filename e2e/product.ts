import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Puts something into the data directory before the server opens it. */
export type Prepare = (dataDir: string) => Promise<void>

/** The real server on a data directory of its own (where all journeys begin from, when that was planted), or on DATABASE_URL when the environment names one. */
export async function startProduct(
  env: Record<string, string> = {},
  prepare?: Prepare,
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sextant-journey-'))
  const environment = serverEnvironment({ DATA_DIR: dataDir, ...env })
  const planted = process.env.TEST_PLANTED
  if (planted && !environment.DATABASE_URL) cpSync(planted, dataDir, { recursive: true })
  await prepare?.(dataDir)
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
      rmSync(dataDir, { recursive: true, force: true })
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
