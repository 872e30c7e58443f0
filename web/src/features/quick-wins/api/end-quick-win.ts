import type { Prediction } from '@sextant/contracts/quick-wins/prediction'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { gradeWords } from '../grade-words.ts'

const CHANGES = ['quick-wins', 'tasks', 'notifications'] as const

/** Goes on with what was dropped or graded. */
export const useReopen = () =>
  useSaving({
    call: (id: string) => api.quickWins.reopen({ id }),
    words: 'It could not be opened again.',
    changes: CHANGES,
  })

/** Ends one without a result, with a way back. */
export function useDrop() {
  const { save: reopen } = useReopen()
  return useSaving({
    call: ({ id, reason }: { id: string; reason: string }) => api.quickWins.drop({ id, reason }),
    words: 'It could not be dropped.',
    changes: CHANGES,
    told: 'in place',
    onSaved: (_, { id }) => undoToast('Dropped', () => void reopen(id)),
  })
}

/** Says what came of one and answers its grade, with a way back. value: in the form of the prediction; null: nobody could count it. */
export function useGiveResult(prediction: Pick<Prediction, 'basis'>) {
  const { save: reopen } = useReopen()
  return useSaving({
    call: (result: { id: string; value: number | null; note: string }) =>
      api.quickWins.giveResult(result),
    words: 'The result could not be kept.',
    changes: CHANGES,
    told: 'in place',
    onSaved: ({ grade }, { id }) =>
      undoToast(gradeWords(prediction, grade).label, () => void reopen(id)),
  })
}
