import type { InsightRow } from '@sextant/contracts/company/insights'
import { toast } from 'sonner'
import { queryClient } from '@/client/query-client.ts'
import { useSaving } from '@/client/use-saving.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import type { Extracted } from '../insight-form.ts'
import { saveInsight } from '../save-insight.ts'
import { approve, reject, restore, update } from './insight-calls.ts'
import { pendingInsightsQuery } from './insights.ts'

const leavesPending = (id: string) =>
  queryClient.setQueryData(pendingInsightsQuery.queryKey, rows =>
    rows?.filter(row => row.id !== id),
  )

const insights = {
  changes: ['insights', 'company-facts'],
  words: 'An unexpected error occurred',
} as const

export const useUpdateInsight = () =>
  useSaving({
    ...insights,
    call: ({ id, extracted }: { id: string; extracted: Extracted }) => update(id, extracted),
    told: 'in place',
  })

/** Every agent knows it from now on. */
export const useApproveInsight = (told: 'toast' | 'in place' = 'toast') =>
  useSaving({
    ...insights,
    call: approve,
    told,
    onSaved: (_row, id) => leavesPending(id),
  })

type Edited = { insight: Pick<InsightRow, 'id' | 'extracted_context'>; edited: Extracted }

/** Save All. */
export const useSaveInsight = () =>
  useSaving({
    ...insights,
    call: ({ insight, edited }: Edited) => saveInsight(insight, edited, { update, approve }),
    told: 'in place',
    onSaved: (_done, { insight }) => leavesPending(insight.id),
  })

/** It stands again as it did before. */
export const useRestoreInsight = () =>
  useSaving({
    ...insights,
    call: restore,
  })

/** It never comes back from the same words, unless the toast's way back is taken. done: what the toast says. */
export function useRejectInsight(done = 'Insight rejected', told: 'toast' | 'in place' = 'toast') {
  const { save: undo } = useRestoreInsight()
  return useSaving({
    ...insights,
    call: reject,
    told,
    onSaved: (_row, id) => {
      leavesPending(id)
      undoToast(done, () => void undo(id))
    },
  })
}

/** Says that the approval reached the agents. */
export const sayApproved = () => toast.success('Approved. Every agent knows it now.')
