import { reportMarkdown } from '@sextant/agents/reports/markdown'
import type { ReportContent } from '@sextant/contracts/reports/content'
import type { ReportFormat } from '@sextant/contracts/reports/types'
import { valueOf } from '@sextant/database/call'
import sharp from 'sharp'
import { renderThread } from '../../../platform/paper/render-thread.ts'
import type { Reader } from '../read-report.ts'

/** A logo as files hold it: PNG, with its size in px. */
export type Logo = { png: Uint8Array; width: number; height: number }
export type Printed = { title: string; content: ReportContent; logo: Logo | null }
export type ReportJob = { format: Exclude<ReportFormat, 'md'>; of: Printed }

const render = renderThread<ReportJob>(new URL('render-worker.ts', import.meta.url))

/** The brand's logo; a report goes out without one that is not there any more. */
async function logoOf(reader: Reader, id: string | null): Promise<Logo | null> {
  if (!id) return null
  try {
    const bytes = await valueOf<Buffer>(reader.database.pool, reader, 'image_bytes', id)
    const { data, info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}

/** A report as a file, laid out beside the server. */
export async function renderReport(
  reader: Reader,
  format: ReportFormat,
  { title, content }: Omit<Printed, 'logo'>,
): Promise<Uint8Array> {
  if (format === 'md') return new TextEncoder().encode(reportMarkdown(title, content))
  const logo = await logoOf(reader, content.brand.logo)
  return render({ format, of: { title, content, logo } })
}
