import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { COMPILE_CACHE, serverFlags } from '../scripts/setup.mjs'

export const ROOT = join(import.meta.dirname, '..')

export type ServerProcess = {
  /** Where it says that it listens. */
  address: string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** What a server is started with: whatever this process was, less the marks of a test runner, which would switch libraries to their test behaviour. */
export function serverEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, TEST: _test, ...inherited } = process.env
  return {
    ...inherited,
    ...COMPILE_CACHE,
    // It takes a port that is free and says which.
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    AUTH_SECRET: 'journey-secret-journey-secret-journey',
    ...env,
  }
}

/** The real server as a process of its own, run as `npm start` runs it; there once it answers. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags(env), join(ROOT, 'server/src/main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    address: await addressSaid(child),
    end: signal =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}

async function addressSaid({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of stdout!.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    const address = / is ready: (\S+)\n/.exec(said)?.[1]
    if (!address) continue
    stdout!.resume()
    return address
  }
  throw new Error(`The server did not start: ${said}`)
}
