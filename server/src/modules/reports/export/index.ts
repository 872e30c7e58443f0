import { REPORT_FORMATS, type ReportFormat } from '@sextant/contracts/reports/types'
import type { Context } from '../../../platform/context.ts'
import { fail } from '../../../platform/errors.ts'
import { fileResponse } from '../../../platform/file-response.ts'
import { type Routes, uuidParam } from '../../../platform/requests.ts'
import { readReport } from '../read-report.ts'
import { renderReport } from './render-report.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  md: 'text/markdown; charset=utf-8',
}

/** GET /reports/{id}/export?format= */
export const reportFileRoutes: Routes = (hono, { signed }) => {
  hono.get('/api/v1/reports/:id/export', c =>
    exportReport(signed(c), uuidParam(c), c.req.query('format') ?? ''),
  )
}

async function exportReport(
  context: Context & { token: string },
  id: string,
  wanted: string,
): Promise<Response> {
  const format = REPORT_FORMATS.find(one => one === wanted)
  if (!format) throw fail('BAD_REQUEST', 'The format is pdf, docx, xlsx, pptx or md.')
  const { report, content } = await readReport(context, id)
  const file = await renderReport(context, format, { title: report.title, content })
  return fileResponse(file, { type: TYPES[format], title: report.title, extension: format })
}
