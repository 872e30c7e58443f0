import { answerJobs } from '../../../platform/paper/answer-jobs.ts'
import type { ReportJob } from './render-report.ts'

answerJobs<ReportJob>(async ({ format, of }) => {
  switch (format) {
    case 'pdf':
      return (await import('./report-pdf.ts')).reportPdf(of)
    case 'docx':
      return (await import('./report-docx.ts')).reportDocx(of)
    case 'xlsx':
      return (await import('./report-xlsx.ts')).reportXlsx(of)
    case 'pptx':
      return (await import('./report-pptx.ts')).reportPptx(of)
  }
})
