import { toast } from 'sonner'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { rejectInsight, restoreInsight } from './api/decide-insight.ts'

/** Rejects and offers to take it back. Rejects its promise with the message to show. */
export async function rejectWithUndo(id: string, done = 'Insight rejected'): Promise<void> {
  await rejectInsight(id)
  undoToast(done, () => void restoreInsight(id).catch((error: Error) => toast.error(error.message)))
}
