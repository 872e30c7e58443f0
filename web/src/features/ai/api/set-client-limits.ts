import type { AiClient } from '@sextant/contracts/ai/routes'
import { api } from '@/client/api.ts'
import { changed } from '@/client/changed.ts'
import { useSaving } from '@/client/use-saving.ts'

export type ClientLimits = Pick<AiClient, 'id' | 'cap_cents' | 'never_send'>

/** What may be sent for one client, and what it may cost. */
export const useSetClientLimits = () =>
  useSaving({
    call: (limits: ClientLimits) => api.ai.setClient(limits),
    words: 'That could not be saved. This client is as it was.',
    // A switch stays where it was until the answer is there.
    onSaved: () => changed('ai', 'clients'),
  })
