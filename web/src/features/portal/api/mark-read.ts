import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { placeOf } from './messages.ts'

/** What stands on the screen was seen. Nobody has to hear when that could not be noted: the next look tries again. */
export const useMarkRead = () =>
  useSaving({
    call: (clientId: string | null) => api.portal.readMessages(placeOf(clientId)),
    words: 'The messages could not be marked as read.',
    told: 'in place',
    changes: ['messages'],
  })
