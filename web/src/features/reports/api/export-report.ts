import type { ReportFormat } from '@sextant/contracts/reports/types'
import { toast } from 'sonner'
import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'

export const FORMAT_LABELS: Record<ReportFormat, string> = {
  pdf: 'PDF',
  docx: 'Word (DOCX)',
  xlsx: 'Excel (XLSX)',
  pptx: 'PowerPoint (PPTX)',
  md: 'Markdown',
}
type Export = { id: string; title: string; format: ReportFormat }

/** Hands the file to the browser's downloads. The work names itself while it lasts. */
export const useExportReport = () =>
  useSaving({
    call: async ({ id, title, format }: Export) => {
      const working = toast.loading(`Making the ${FORMAT_LABELS[format]} of “${title}”…`)
      try {
        await downloadFile(`/api/v1/reports/${id}/export?format=${format}`, {
          name: `report.${format}`,
          failure: 'The file could not be made. Nothing was lost; try again in a moment.',
        })
      } finally {
        toast.dismiss(working)
      }
    },
    words: 'The file could not be made.',
    onSaved: (_, { format }) => toast.success(`${FORMAT_LABELS[format]} downloaded`),
  })
