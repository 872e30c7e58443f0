import { parentPort } from 'node:worker_threads'
import type { RenderJob } from './render-file.ts'

// Runs beside the server: a long document takes seconds to lay out, and nobody else should wait for it.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (job: RenderJob) => void render(job).then(file => parentPort?.postMessage({ id: job.id, file }), (error: unknown) => parentPort?.postMessage({ id: job.id, error })))

async function render({ format, document }: RenderJob): Promise<Uint8Array> {
  if (format === 'pdf') return (await import('./pdf/render-pdf.ts')).renderPdf(document)
  return (await import('./docx/render-docx.ts')).renderDocx(document)
}
