import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** The organization's monthly budget in cents; null: what the installation allows. */
export const useSetCap = () =>
  useSaving({
    call: (cents: number | null) => api.ai.setCap({ cap_cents: cents }),
    words: 'The budget could not be saved. It is as it was.',
    told: 'in place',
    changes: ['ai'],
    onSaved: () => toast.success('Budget saved'),
  })
