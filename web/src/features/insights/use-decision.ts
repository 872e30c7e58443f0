import type { InsightRow } from '@sextant/contracts/company/insights'
import { toast } from 'sonner'
import { useRejectInsight, useSaveInsight } from './api/decide-insight.ts'

/** Saving or rejecting one insight; either forgets why the other failed. */
export function useDecision(
  insight: InsightRow,
  edited: InsightRow['extracted_context'],
  onDone: () => void,
) {
  const saving = useSaveInsight()
  const rejecting = useRejectInsight('Insight rejected', 'in place')
  return {
    saving: saving.saving,
    rejecting: rejecting.saving,
    busy: saving.saving || rejecting.saving,
    failure: saving.failure ?? rejecting.failure,
    save: () => {
      rejecting.forgetFailure()
      void saving.save({ insight, edited }, () => {
        toast.success('Saved. Every agent knows it now.')
        onDone()
      })
    },
    reject: () => {
      saving.forgetFailure()
      void rejecting.save(insight.id, onDone)
    },
  }
}
