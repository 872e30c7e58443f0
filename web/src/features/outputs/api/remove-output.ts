import type { AgentOutputRow } from '@sextant/contracts/rows'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

type Named = Pick<AgentOutputRow, 'id' | 'title'>

/** Deletes an output, with a way back. */
export function useRemoveOutput() {
  const { save: restore } = useSaving({
    call: (id: string) => api.agentOutputs.restore({ id }),
    words: 'The output could not be restored.',
    changes: ['agent-outputs'],
  })
  return useSaving({
    call: ({ id }: Named) => api.agentOutputs.remove({ id }),
    words: 'The output could not be deleted.',
    changes: ['agent-outputs'],
    onSaved: (_, { id, title }) => undoToast(`“${title}” deleted`, () => void restore(id)),
  })
}
