import { downloadFile } from '@/client/download.ts'

export const EXPORT_FORMATS = [
  { id: 'md', label: 'Markdown' },
  { id: 'docx', label: 'Word (DOCX)' },
  { id: 'pdf', label: 'PDF' },
  { id: 'csv', label: 'CSV' },
] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]['id']

/** Hands the file to the browser's downloads. Rejects with the sentence to show. */
export const exportOutput = (id: string, format: ExportFormat): Promise<void> =>
  downloadFile(`/api/v1/agent-outputs/${id}/export?format=${format}`, {
    name: `deliverable.${format}`,
    failure: 'The file could not be made. Nothing was lost; try again in a moment.',
  })
