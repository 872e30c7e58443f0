import type { FeedbackRow } from '@sextant/contracts/operator/routes'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/client/api.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { operatorKeys } from './keys.ts'
import { rowsOf } from './page-of.ts'

/** What people wrote, newest first. */
export const feedbackQuery = (status: FeedbackRow['status'] | null, page: number) =>
  queryOptions({
    queryKey: operatorKeys.feedback(status, page),
    meta: { shows: ['feedback'] },
    queryFn: (): Promise<{ total: number; items: FeedbackRow[] }> =>
      api.operator.feedback({ ...rowsOf(page), ...(status ? { status } : {}) }),
    staleTime: 10_000,
  })

type Settling = { id: string; status: FeedbackRow['status'] }

const useSettle = (onSaved?: (asked: Settling) => void) =>
  useSaving({
    call: (asked: Settling) => api.operator.settleFeedback(asked),
    words: 'That could not be kept.',
    changes: ['feedback'],
    onSaved: (_done, asked) => onSaved?.(asked),
  })

/** Moves what somebody wrote to what is done, or back, with a way to take that back. */
export function useSettleFeedback() {
  const { save: undo } = useSettle()
  return useSettle(({ id, status }) => {
    const done = status === 'done'
    undoToast(
      done ? 'Marked as done' : 'Marked as new',
      () => void undo({ id, status: done ? 'new' : 'done' }),
    )
  })
}
