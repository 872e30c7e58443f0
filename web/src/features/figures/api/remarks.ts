import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

type Remark = { clientId: string | null; day: string; words: string }

/** Puts a remark on the time line. */
export const useAddRemark = () =>
  useSaving({
    call: ({ clientId, day, words }: Remark) =>
      api.figures.remark({ day, words, ...(clientId && { client_id: clientId }) }),
    words: 'The remark could not be kept.',
    changes: ['figures'],
    told: 'in place',
  })

/** Takes one off, with a way back. */
export function useDeleteRemark() {
  const { save: addAgain } = useAddRemark()
  return useSaving({
    call: (id: string) => api.figures.deleteRemark({ id }),
    words: 'The remark could not be taken off.',
    changes: ['figures'],
    onSaved: ({ client_id, day, words }) =>
      undoToast('Remark taken off', () => void addAgain({ clientId: client_id, day, words })),
  })
}
