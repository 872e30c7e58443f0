import { answerJobs } from '../../../platform/paper/answer-jobs.ts'
import type { RenderJob } from './render-file.ts'

answerJobs<RenderJob>(async ({ format, document }) => {
  if (format === 'pdf') return (await import('./pdf/render-pdf.ts')).renderPdf(document)
  return (await import('./docx/render-docx.ts')).renderDocx(document)
})
