import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export type Product = {
  address: string
  /** The operator's command, as a person types it. */
  operate: (...words: string[]) => void
  invite: (email: string) => void
  /** Ends the process at once, as a power cut would, and starts it again on the same data. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** The real server as a process of its own on a fresh data directory, or on DATABASE_URL when the environment names one. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sextant-journey-'))
  // Below the ports that the system lends to outgoing connections.
  const port = String(20_000 + Math.floor(Math.random() * 12_000))
  // A test runner's marks would switch libraries to their test behaviour: people run without them.
  const { NODE_ENV: _mode, VITEST: _vitest, TEST: _test, ...inherited } = process.env
  const environment = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: port,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'journey-secret-journey-secret-journey',
    ...env,
  }
  let child = await start(environment)
  const address = `http://127.0.0.1:${port}`
  const operate = (...words: string[]): void => {
    const done = spawnSync(process.execPath, [join(ROOT, 'server/src/operator.ts'), ...words], {
      env: environment,
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(done.stderr)
  }
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
    new Promise(resolve => {
      child.once('exit', () => resolve())
      child.kill(signal)
    })
  return {
    address,
    operate,
    invite: email => operate('invite', email),
    crash: async () => {
      await end('SIGKILL')
      child = await start(environment)
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('is ready:')) {
      child.stdout.resume()
      return child
    }
  }
  throw new Error(`The server did not start: ${said}`)
}
