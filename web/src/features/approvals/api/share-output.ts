import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

/** who: sees it from then on. */
type Sharing = { id: string; note: string; who: string }

export const useShareOutput = () =>
  useSaving({
    call: ({ id, note }: Sharing) => api.agentOutputs.share({ id, note }),
    words: 'That did not go through. What you wrote is kept; try again.',
    told: 'in place',
    changes: ['agent-outputs', 'deliverables'],
    onSaved: (_, { who }) => toast.success(`Shared with ${who}`),
  })

/** Takes a deliverable out of sight again, with a way back. */
export function useUnshareOutput() {
  const { save: shareAgain } = useSaving({
    call: (id: string) => api.agentOutputs.share({ id, note: '' }),
    words: 'It could not be shared again.',
    changes: ['agent-outputs', 'deliverables'],
  })
  return useSaving({
    call: (id: string) => api.agentOutputs.unshare({ id }),
    words: 'That did not go through. Try again.',
    told: 'in place',
    changes: ['agent-outputs', 'deliverables'],
    onSaved: (_, id) => undoToast('Not shared any more', () => void shareAgain(id)),
  })
}
