import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPILE_CACHE, serverFlags } from '../scripts/setup.mjs'

/** How much is measured. `seconds`: of load on one address; `rounds`: how often things take turns. */
export type Size = {
  organizations: number
  clients: number
  listeners: number
  streams: number
  warmUp: number
  requests: number
  seconds: number
  rounds: number
  /** Lines of a file that is imported, and figures of each organization. */
  lines: number
  figures: number
  outputs: number
}
export const WHOLE: Size = {
  organizations: 1_000,
  clients: 5_000,
  listeners: 1_000,
  streams: 1_000,
  warmUp: 150,
  requests: 1_000,
  seconds: 3,
  rounds: 5,
  lines: 100_000,
  figures: 10_000,
  outputs: 10_000,
}
/** Enough to see that every measure still runs; its figures say nothing. */
export const SMALL: Size = {
  organizations: 4,
  clients: 60,
  listeners: 30,
  streams: 5,
  warmUp: 1,
  requests: 10,
  seconds: 1,
  rounds: 1,
  lines: 300,
  figures: 100,
  outputs: 150,
}

export type Row = { what: string; got: string; goal: string; met: boolean }
export type Running = {
  address: string
  stop: () => Promise<void>
  startedMs: number
  /** Megabytes the process holds now. */
  memoryMb: () => number
  /** Until it does nothing of its own accord any more. */
  quiet: () => Promise<void>
}
export type Bench = {
  size: Size
  url: string
  org: { id: string; userId: string; token: string }
  startServer: (env: Record<string, string>) => Promise<Running>
}

const MAIN = join(import.meta.dirname, '../server/src/main.ts')

/** Starts the product as a process of its own and waits until it is healthy. */
export async function startProduct(env: Record<string, string>): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, [...serverFlags(env), MAIN], {
    env: {
      ...process.env,
      ...COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      AUTH_SECRET: 'bench-secret-bench-secret-bench-secret',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout!) {
    const address = /is ready: (\S+)/.exec(String(chunk))?.[1]
    if (!address) continue
    const { ok } = await fetch(`${address}/api/v1/health`)
    if (!ok) throw new Error('not healthy')
    return {
      address,
      startedMs: performance.now() - started,
      memoryMb: () => memoryOf(child.pid!),
      quiet: () => quietOf(child.pid!),
      stop: () =>
        new Promise(resolve => {
          child.once('exit', () => resolve())
          child.kill('SIGTERM')
        }),
    }
  }
  throw new Error('the server did not start')
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** What the product does by itself begins within seconds (performance/notice-rounds.ts). */
const BEGINS_MS = 4_000
const STILL_MS = 1_000

const sleep = (ms: number): Promise<unknown> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits until a process works for no more than a hundredth of a second within one. */
async function quietOf(pid: number): Promise<void> {
  await sleep(BEGINS_MS)
  let before = Number.NEGATIVE_INFINITY
  for (let now = ticksOf(pid); now - before > 1; now = ticksOf(pid)) {
    before = now
    await sleep(STILL_MS)
  }
}

/** Hundredths of a second that a process has worked, as Linux counts them; 0 elsewhere. */
function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

/** Resident megabytes of a process, as Linux counts them; NaN elsewhere. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1_024
  } catch {
    return Number.NaN
  }
}
