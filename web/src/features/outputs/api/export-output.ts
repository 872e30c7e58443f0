import type { ErrorBody } from '@sextant/contracts/errors'
import { apiUrl } from '@/client/api-address.ts'
import { send } from '@/client/send.ts'

export const EXPORT_FORMATS = [{ id: 'md', label: 'Markdown' }, { id: 'docx', label: 'Word (DOCX)' }, { id: 'pdf', label: 'PDF' }, { id: 'csv', label: 'CSV' }] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]['id']

/** Fetches the file with the session's token and hands it to the browser's downloads. Rejects with the sentence to show. */
export async function exportOutput(id: string, format: ExportFormat): Promise<void> {
  const response = await send(new Request(apiUrl(`/api/v1/agent-outputs/${id}/export?format=${format}`))).catch(() => {
    throw new Error('The file could not be fetched. Check the connection and try again.')
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
    throw new Error(body?.message || 'The file could not be made. Nothing was lost; try again in a moment.')
  }
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(response.headers.get('content-disposition')) ?? `deliverable.${format}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function fileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // A malformed name: the plain one follows.
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}
