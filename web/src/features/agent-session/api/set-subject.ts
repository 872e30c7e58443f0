import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'

/** What a session is about: a fact of its company. */
export const useSetSubject = () =>
  useSaving({
    call: ({ id, subject }: { id: string; subject: string }) =>
      api.agentSessions.setSubject({ id, subject }),
    words: 'This group could not be chosen. Try again.',
    changes: ['agent-sessions'],
  })
