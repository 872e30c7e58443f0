import type { SessionRow } from '@sextant/contracts/agent-sessions/routes'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

/** Deletes a session, with a way back. */
export function useRemoveSession() {
  const { save: restore } = useSaving({
    call: (id: string) => api.agentSessions.restore({ id }),
    words: 'The session could not be restored.',
    changes: ['agent-sessions'],
  })
  return useSaving({
    call: ({ id }: SessionRow) => api.agentSessions.remove({ id }),
    words: 'The session could not be deleted.',
    changes: ['agent-sessions'],
    onSaved: (_, { id, title }) =>
      undoToast(`“${title}” deleted. Its outputs stay.`, () => void restore(id)),
  })
}
