import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReadJob, type ReadResult, Unreadable } from './read-text.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

/** Milliseconds and megabytes a reader may take. A scan is recognised page by page, which takes minutes and more memory. */
type Bounds = { ms: number; megabytes: number }
const BOUNDS: Bounds = { ms: 240_000, megabytes: 1_200 }
/** `hurried`: at the priority of whoever is served. */
type How = Partial<Bounds> & { hurried?: boolean }
const HEAP_MB = 512
const LOOK_MS = 100
const PAGE_BYTES = 4_096

/** The child reads this product's own files, and starts threads (the recogniser is one); it writes nothing, starts nothing, sends nothing. */
function flagsFor({ kind }: ReadJob): string[] {
  const flags = [
    '--permission',
    `--allow-fs-read=${ROOT}/*`,
    '--allow-worker',
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
  ]
  // Pictures are decoded by a library in C, which no other kind needs.
  return kind === 'image' ? [...flags, '--allow-addons'] : flags
}

/** Megabytes that a process holds, where the system tells; buffers are outside the limit of its heap. */
function residentMb(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return (pages * PAGE_BYTES) / 1e6
  } catch {
    return 0
  }
}

/** Nobody waits for a reader as for a page: whoever is served goes first. A system that does not allow it is no reason not to read. */
function letOthersFirst(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It reads at the same priority then.
  }
}

type Said = { result: ReadResult } | { reason: string | null; message: string }

/** Reads a file in a process of its own, so that a file that is a bomb costs that process and nothing else. Throws Unreadable with a sentence for people. */
export function readApart(job: ReadJob, how: How = {}): Promise<ReadResult> {
  const { ms, megabytes, hurried = false } = { ...BOUNDS, ...how }
  const { promise, resolve, reject } = Promise.withResolvers<ReadResult>()
  const child = fork(CHILD, [], {
    execArgv: flagsFor(job),
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (!hurried) letOthersFirst(child.pid)
  const giveUp = (says: string): void => {
    child.kill('SIGKILL')
    reject(new Unreadable(says))
  }
  const late = setTimeout(() => giveUp('Reading this file took too long, so it was stopped.'), ms)
  const heavy = setInterval(() => {
    if (residentMb(child.pid) > megabytes)
      giveUp('Reading this file needs more memory than a document may take, so it was stopped.')
  }, LOOK_MS)
  child.once('message', (said: Said) => {
    if ('result' in said) resolve(said.result)
    else
      reject(
        new Unreadable(said.reason ?? 'This file is damaged: it could not be read.', {
          cause: said.message,
        }),
      )
    child.kill('SIGKILL')
  })
  child.once('error', error => reject(error))
  child.once('exit', () => {
    clearTimeout(late)
    clearInterval(heavy)
    // After an answer this changes nothing.
    reject(new Unreadable('This file is damaged: reading it ended at once.'))
  })
  child.send(job)
  return promise
}
