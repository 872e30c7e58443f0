import type { SavedView } from '@sextant/contracts/saved-views/routes'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'

type View = Pick<SavedView, 'scope' | 'name' | 'filter'>

/** Keeps a view; one of the same name is replaced. */
export const useSaveView = (told: 'toast' | 'in place' = 'in place') =>
  useSaving({
    call: ({ scope, name, filter }: View) => api.savedViews.save({ scope, name, filter }),
    words: 'The view could not be kept. Try again.',
    told,
    changes: ['saved-views'],
  })

/** Forgets a view, with a way back. */
export function useForgetView() {
  const { save: keepAgain } = useSaveView('toast')
  return useSaving({
    call: ({ id }: SavedView) => api.savedViews.remove({ id }),
    words: 'The view could not be forgotten. Try again.',
    changes: ['saved-views'],
    onSaved: (_, view) => undoToast(`View “${view.name}” forgotten`, () => void keepAgain(view)),
  })
}
