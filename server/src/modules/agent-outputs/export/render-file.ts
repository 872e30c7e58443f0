import { Worker } from 'node:worker_threads'
import type { PrintedDocument } from '@sextant/agents/rendering/document'

export type RenderJob = { id: number; format: 'pdf' | 'docx'; document: PrintedDocument }
type Answer = { id: number; file?: Uint8Array; error?: unknown }
type Waiting = {
  resolve: (file: Uint8Array) => void
  reject: (reason: unknown) => void
  timer: NodeJS.Timeout
}

/** Milliseconds after which a file that is still not laid out is given up, with everything behind it. */
const PATIENCE = 60_000
const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

function giveUp(which: Worker, reason: unknown): void {
  if (worker !== which) return
  worker = undefined
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(reason)
  }
  waiting.clear()
  void which.terminate()
}

function theWorker(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('render-worker.ts', import.meta.url), { execArgv: [] })
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

/** Lays a document out as a file, in a thread of its own, started with the first file. */
export async function renderFile(
  format: RenderJob['format'],
  document: PrintedDocument,
): Promise<Uint8Array> {
  const id = (lastId += 1)
  return new Promise<Uint8Array>((resolve, reject) => {
    const renderer = theWorker()
    const timer = setTimeout(
      () => giveUp(renderer, new Error('The file took too long to lay out.')),
      PATIENCE,
    )
    waiting.set(id, { resolve, reject, timer })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    renderer.postMessage({ id, format, document } satisfies RenderJob)
  })
}
