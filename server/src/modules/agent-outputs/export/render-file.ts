import type { PrintedDocument } from '@sextant/agents/rendering/document'
import { renderThread } from '../../../platform/paper/render-thread.ts'

export type RenderJob = { format: 'pdf' | 'docx'; document: PrintedDocument }

const render = renderThread<RenderJob>(new URL('render-worker.ts', import.meta.url))

/** Lays a document out as a file, beside the server. */
export const renderFile = (
  format: RenderJob['format'],
  document: PrintedDocument,
): Promise<Uint8Array> => render({ format, document })
