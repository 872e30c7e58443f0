import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { keepOutputRow } from './keep-output-row.ts'

/** Keeps a draft among the saved outputs. */
export const useSaveOutput = () =>
  useSaving({
    call: (id: string) => api.agentOutputs.save({ id }),
    words: 'The output could not be saved. Try again.',
    changes: ['agent-outputs'],
    onSaved: row => {
      keepOutputRow(row)
      toast.success('Saved to your outputs')
    },
  })

/** Puts an output among the saved ones or takes it from them, with a press of its star. */
export function useStarOutput() {
  const { save } = useSaving({
    call: ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      isSaved ? api.agentOutputs.save({ id }) : api.agentOutputs.unsave({ id }),
    words: 'The star could not be set. Try again.',
    changes: ['agent-outputs'],
    onSaved: keepOutputRow,
  })
  return save
}
