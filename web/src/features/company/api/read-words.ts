import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

type Words = { clientId: string | null; text: string }

/** Cards of what was pasted; it changes nothing. */
export const useReadWords = () =>
  useSaving({
    call: ({ clientId, text }: Words) => api.company.read({ text, ...(clientId && { clientId }) }),
    words: 'The words could not be read',
    told: 'in place',
  })
