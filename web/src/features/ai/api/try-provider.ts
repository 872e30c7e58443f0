import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** One tiny call with the stored settings. */
export const useTryProvider = () =>
  useSaving({
    call: () => api.ai.tryProvider(),
    words: 'The language model could not be tried. Its settings are as they were.',
    told: 'in place',
  })
