import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Confirmed } from '../confirmed.ts'

/** Takes the organization's own provider away, its key with it. */
export const useRemoveProvider = (confirmed: Confirmed) =>
  useSaving({
    call: () => confirmed(() => api.ai.removeProvider()),
    words: 'The language model could not be removed. Its key is still stored.',
    told: 'in place',
    onSaved: async () => {
      await changed('ai')
      toast.success('Language model and key removed')
    },
  })
