import { upload } from '@/client/upload.ts'
import { useSaving } from '@/client/use-saving.ts'

type Brought = {
  file: File
  clientId: string | null
  campaignId: string | null
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const WORDS = 'The file could not be brought in. Try again in a moment.'

/** Brings a file in as a document; the same file again is the document that is there. */
export const useBringFile = () =>
  useSaving({
    call: ({ file, clientId, campaignId, onProgress, signal }: Brought) => {
      const query = new URLSearchParams({
        name: file.name,
        ...(clientId && { client_id: clientId }),
        ...(campaignId && { campaign_id: campaignId }),
      })
      return upload<{ id: string; is_new: boolean }>({
        path: `/api/v1/documents?${query}`,
        file,
        words: WORDS,
        onProgress,
        signal,
      })
    },
    words: WORDS,
    wordsFor: error => (error as Error).message,
    changes: ['documents'],
    told: 'in place',
  })

/** Brings a newer file of a document. */
export const useReplaceFile = () =>
  useSaving({
    call: ({ id, file }: { id: string; file: File }) =>
      upload<{ id: string; version: number }>({
        path: `/api/v1/documents/${id}/versions?name=${encodeURIComponent(file.name)}`,
        file,
        words: WORDS,
      }),
    words: WORDS,
    wordsFor: error => (error as Error).message,
    changes: ['documents', 'agent-outputs'],
  })
