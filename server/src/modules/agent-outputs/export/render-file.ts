import type { PrintedDocument } from '@sextant/agents/rendering/document'
import type { Table } from '@sextant/contracts/deliverable'
import { renderThread } from '../../../platform/paper/render-thread.ts'

export type RenderJob =
  | { format: 'pdf' | 'docx' | 'pptx'; document: PrintedDocument }
  | { format: 'xlsx'; title: string; tables: readonly Table[] }

const render = renderThread<RenderJob>(new URL('render-worker.ts', import.meta.url))

/** Lays a document out as a file, beside the server. */
export const renderFile = (
  format: 'pdf' | 'docx' | 'pptx',
  document: PrintedDocument,
): Promise<Uint8Array> => render({ format, document })

/** Tables as a workbook, beside the server. */
export const renderWorkbook = (title: string, tables: readonly Table[]): Promise<Uint8Array> =>
  render({ format: 'xlsx', title, tables })
