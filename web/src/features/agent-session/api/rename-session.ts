import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** told: a dialog tells its failures itself. */
export const useRenameSession = (told: 'toast' | 'in place' = 'toast') =>
  useSaving({
    call: ({ id, title }: { id: string; title: string }) => api.agentSessions.rename({ id, title }),
    words: 'The session could not be renamed.',
    told,
    changes: ['agent-sessions'],
  })
