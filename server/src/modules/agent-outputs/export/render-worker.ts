import { parentPort } from 'node:worker_threads'
import type { RenderJob } from './render-file.ts'

// Runs beside the server: a long document takes seconds to lay out, and nobody else should wait for it.
parentPort?.on('message', async (job: RenderJob) => {
  const answer = await render(job).then(
    file => ({ id: job.id, file }),
    (error: unknown) => ({ id: job.id, error }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer)
})

async function render({ format, document }: RenderJob): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./pdf/render-pdf.ts')).renderPdf(document)
  return (await import('./docx/render-docx.ts')).renderDocx(document)
}
