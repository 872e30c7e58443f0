import { type Routes, uuidParam } from '../../../platform/requests.ts'
import { renderCsv, tablesOf } from '@sextant/agents/rendering/csv'
import { printedDocument } from '@sextant/agents/rendering/document'
import { renderMarkdown } from '@sextant/agents/rendering/markdown'
import { OUTPUTS_AT_ONCE } from '@sextant/contracts/agent-outputs/several'
import type { StoredDeliverable } from '@sextant/contracts/stored-deliverable'
import * as z from 'zod'
import type { Context } from '../../../platform/context.ts'
import { fail } from '../../../platform/errors.ts'
import { fileResponse } from '../../../platform/file-response.ts'
import { readOutputOnce } from '../read-output.ts'
import { outputCalendar } from './output-calendar.ts'
import { renderFile, renderWorkbook } from './render-file.ts'
import { zipOf } from './zip.ts'

type Format = {
  type: string
  render: (
    content: StoredDeliverable,
    title: string,
    id: string,
  ) => string | Uint8Array | null | Promise<Uint8Array | null>
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
  [
    'pptx',
    {
      type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      render: (content, title) => renderFile('pptx', printedDocument(content, title)),
    },
  ],
  [
    'xlsx',
    {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      render: async (content, title) => {
        const tables = tablesOf(content)
        return tables.length > 0 ? renderWorkbook(title, tables) : null
      },
    },
  ],
])
/** Files that several outputs can be had as at once. */
const TOGETHER = new Set(['md', 'docx', 'pdf', 'pptx'])

/** GET /agent-outputs/{id}/export?format= and GET /output-library/export?ids=&format= */
export const outputFileRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/agent-outputs/:id/export', c =>
    exportOutput(signed(c), uuidParam(c), c.req.query('format') ?? ''),
  )
  hono.get('/api/v1/output-library/export', c =>
    exportSeveral(signed(c), c.req.query('ids') ?? '', c.req.query('format') ?? ''),
  )
}

/** The output as a file. */
async function exportOutput(
  context: Context & { token: string },
  id: string,
  format: string,
): Promise<Response> {
  const wanted = FORMATS.get(format)
  if (!wanted) throw fail('BAD_REQUEST', 'The format is md, docx, pdf, pptx, xlsx, csv or ics.')
  const output = await readOutputOnce(context, id)
  const body = await wanted.render(output.content, output.title, id)
  if (body === null) throw fail(format === 'ics' ? 'EXPORT_NO_DAYS' : 'EXPORT_NOT_TABULAR')
  return fileResponse(body, { type: wanted.type, title: output.title, extension: format })
}

const chosenIds = z.array(z.uuid()).min(1).max(OUTPUTS_AT_ONCE)

/** Several outputs as files in one zip: all of them or, where one is not there, none. */
async function exportSeveral(
  context: Context & { token: string },
  ids: string,
  format: string,
): Promise<Response> {
  const chosen = chosenIds.safeParse([...new Set(ids.split(','))])
  if (!chosen.success) throw fail('BAD_REQUEST', `Choose 1 to ${OUTPUTS_AT_ONCE} outputs.`)
  const wanted = TOGETHER.has(format) ? FORMATS.get(format) : undefined
  if (!wanted) throw fail('BAD_REQUEST', 'The format is md, docx, pdf or pptx.')
  const files: { name: string; bytes: string | Uint8Array }[] = []
  for (const id of chosen.data) {
    const { content, title } = await readOutputOnce(context, id)
    const bytes = await wanted.render(content, title, id)
    if (bytes !== null) files.push({ name: `${title}.${format}`, bytes })
  }
  return fileResponse(zipOf(files), { type: 'application/zip', title: 'Outputs', extension: 'zip' })
}
