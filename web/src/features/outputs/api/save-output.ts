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
