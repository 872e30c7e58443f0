import { type Routes, uuidParam } from '../../../platform/requests.ts'
import { renderCsv } from '@sextant/agents/rendering/csv'
import { printedDocument } from '@sextant/agents/rendering/document'
import { renderMarkdown } from '@sextant/agents/rendering/markdown'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import type { Context } from '../../../platform/context.ts'
import { fail } from '../../../platform/errors.ts'
import { fileResponse } from '../../../platform/file-response.ts'
import { readOutputOnce } from '../read-output.ts'
import { outputCalendar } from './output-calendar.ts'
import { renderFile } from './render-file.ts'

type Format = {
  type: string
  render: (
    content: StoredDeliverable,
    title: string,
    id: string,
  ) => string | Uint8Array | null | Promise<Uint8Array>
}

const FORMATS: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['md', { type: 'text/markdown; charset=utf-8', render: renderMarkdown }],
  ['csv', { type: 'text/csv; charset=utf-8', render: renderCsv }],
  [
    'ics',
    {
      type: 'text/calendar; charset=utf-8',
      render: (content, title, id) => outputCalendar(content, { id, title }),
    },
  ],
  [
    'pdf',
    {
      type: 'application/pdf',
      render: (content, title) => renderFile('pdf', printedDocument(content, title)),
    },
  ],
  [
    'docx',
    {
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      render: (content, title) => renderFile('docx', printedDocument(content, title)),
    },
  ],
])

/** GET /agent-outputs/{id}/export?format= */
export const outputFileRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/agent-outputs/:id/export', c =>
    exportOutput(signed(c), uuidParam(c), c.req.query('format') ?? ''),
  )
}

/** The output as a file. */
async function exportOutput(
  context: Context & { token: string },
  id: string,
  format: string,
): Promise<Response> {
  const wanted = FORMATS.get(format)
  if (!wanted) throw fail('BAD_REQUEST', 'The format is md, docx, pdf, csv or ics.')
  const output = await readOutputOnce(context, id)
  const body = await wanted.render(output.content, output.title, id)
  if (body === null) throw fail(format === 'ics' ? 'EXPORT_NO_DAYS' : 'EXPORT_NOT_TABULAR')
  return fileResponse(body, { type: wanted.type, title: output.title, extension: format })
}
