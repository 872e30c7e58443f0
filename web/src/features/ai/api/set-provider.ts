import type { OwnProviderInput } from '@sextant/contracts/ai/routes'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'
import type { Confirmed } from '../confirmed.ts'

/** Sets the organization's own provider. */
export const useSetProvider = (confirmed: Confirmed) =>
  useSaving({
    call: (input: OwnProviderInput) => confirmed(() => api.ai.setProvider(input)),
    words: 'The language model could not be saved. What you entered is still here.',
    told: 'in place',
    onSaved: async () => {
      await changed('ai')
      toast.success('Language model saved')
    },
  })
