import type { NoticedRow } from '@sextant/contracts/performance-intelligence/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { performanceKeys } from './keys.ts'

/** What was noticed in figures without anybody asking. */
export const noticedQuery = (clientId: string | null) =>
  queryOptions({
    queryKey: performanceKeys.noticed(clientId),
    meta: { shows: ['figures', 'notifications'] },
    staleTime: 30_000,
    queryFn: (): Promise<NoticedRow[]> =>
      api.performance.noticed(clientId ? { client_id: clientId } : {}),
  })

const usePutBack = () =>
  useSaving({
    call: (id: string) => api.performance.dismiss({ id, dismiss: false }),
    words: 'It could not be put back.',
    changes: ['figures'],
  })

/** Puts one aside, with a way back. */
export function useDismissNoticed() {
  const { save: putBack } = usePutBack()
  return useSaving({
    call: (id: string) => api.performance.dismiss({ id }),
    words: 'It could not be put aside.',
    changes: ['figures'],
    onSaved: (_, id) => undoToast('Put aside', () => void putBack(id)),
  })
}
