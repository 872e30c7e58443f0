import { parentPort } from 'node:worker_threads'
import type { Job } from './render-thread.ts'

/** In a thread: lays out what is asked for. A long document takes seconds, and nobody else should wait for it. */
export function answerJobs<Of>(render: (of: Of) => Promise<Uint8Array>): void {
  parentPort?.on('message', async ({ id, of }: Job<Of>) => {
    const answer = await render(of).then(
      file => ({ id, file }),
      (error: unknown) => ({ id, error }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(answer)
  })
}
