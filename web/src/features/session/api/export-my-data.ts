import { downloadFile } from '@/client/download.ts'
import { useSaving } from '@/client/use-saving.ts'

const FAILED = 'Your data could not be gathered. Try again in a moment.'

/** Everything about the person as one JSON file. */
export const useExportMyData = () =>
  useSaving({
    call: () => downloadFile('/api/v1/me/export', { name: 'my-data.json', failure: FAILED }),
    words: FAILED,
  })
