import { answerJobs } from '../../../platform/paper/answer-jobs.ts'
import type { RenderJob } from './render-file.ts'

answerJobs<RenderJob>(async job => {
  switch (job.format) {
    case 'pdf':
      return (await import('./pdf/render-pdf.ts')).renderPdf(job.document)
    case 'docx':
      return (await import('./docx/render-docx.ts')).renderDocx(job.document)
    case 'pptx':
      return (await import('./pptx/render-pptx.ts')).renderPptx(job.document)
    case 'xlsx':
      return (await import('./render-xlsx.ts')).renderXlsx(job.title, job.tables)
  }
})
