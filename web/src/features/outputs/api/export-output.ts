import { toast } from 'sonner'
import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'

export const EXPORT_FORMATS = [
  { id: 'md', label: 'Markdown' },
  { id: 'docx', label: 'Word (DOCX)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'pptx', label: 'Slides (PPTX)' },
  { id: 'xlsx', label: 'Excel (XLSX)' },
  { id: 'csv', label: 'CSV' },
] as const
/** For what has days. */
export const CALENDAR_FORMAT = { id: 'ics', label: 'Calendar (ICS)' } as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number] | typeof CALENDAR_FORMAT
type Export = { id: string; title: string; format: ExportFormat }

/** Hands the file to the browser's downloads. The work names itself while it lasts. */
export const useExportOutput = () =>
  useSaving({
    call: async ({ id, title, format }: Export) => {
      const working = toast.loading(`Making the ${format.label} of “${title}”…`)
      try {
        await downloadFile(`/api/v1/agent-outputs/${id}/export?format=${format.id}`, {
          name: `deliverable.${format.id}`,
          failure: 'The file could not be made. Nothing was lost; try again in a moment.',
        })
      } finally {
        toast.dismiss(working)
      }
    },
    words: 'The file could not be made.',
    onSaved: (_, { format }) => toast.success(`${format.label} downloaded`),
  })
