import { Worker } from 'node:worker_threads'

export type Job<Of> = { id: number; of: Of }
type Answer = { id: number; file?: Uint8Array; error?: unknown }
type Waiting = {
  resolve: (file: Uint8Array) => void
  reject: (reason: unknown) => void
  timer: NodeJS.Timeout
}

/** Milliseconds after which a file that is still not laid out is given up, with everything behind it. */
const PATIENCE = 60_000

/** Lays files out in a thread of its own, which is started with the first one. `module`: what runs in it, made by answerJobs. */
export function renderThread<Of>(module: URL): (of: Of) => Promise<Uint8Array> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  const giveUp = (which: Worker, reason: unknown): void => {
    if (worker !== which) return
    worker = undefined
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    waiting.clear()
    void which.terminate()
  }
  const theWorker = (): Worker => {
    if (worker) return worker
    const started = new Worker(module, { execArgv: [] })
    // A waiting request keeps the process alive; an idle renderer does not.
    started.unref()
    started.on('message', ({ id, file, error }: Answer) => {
      const job = waiting.get(id)
      if (!job) return
      waiting.delete(id)
      clearTimeout(job.timer)
      if (file) job.resolve(file)
      else job.reject(error)
    })
    started.on('error', error => giveUp(started, error))
    started.on('exit', code =>
      giveUp(started, new Error(`The renderer of files ended with ${code}.`)),
    )
    worker = started
    return started
  }
  return of => {
    const id = (lastId += 1)
    return new Promise<Uint8Array>((resolve, reject) => {
      const renderer = theWorker()
      const timer = setTimeout(
        () => giveUp(renderer, new Error('The file took too long to lay out.')),
        PATIENCE,
      )
      waiting.set(id, { resolve, reject, timer })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      renderer.postMessage({ id, of } satisfies Job<Of>)
    })
  }
}
