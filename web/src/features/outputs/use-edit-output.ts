import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { ORPCError } from '@orpc/client'
import { useCallback, useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { editOutput } from './api/edit-output.ts'
import { outputQuery } from './api/outputs.ts'
import { undoOf } from './undo-of.ts'

/** Edits of the shown output, each with a way back. One at a time: an edit names the version it changes. */
export function useEditOutput(id: string): { edit: (edits: OutputEdit[]) => Promise<boolean>; busy: boolean } {
  const [busy, setBusy] = useState(false)
  const apply = useCallback(async (edits: OutputEdit[]): Promise<OutputAnswer | null> => {
    const key = outputQuery(id).queryKey
    const before = queryClient.getQueryData(key)
    if (!before) return null
    setBusy(true)
    try {
      await editOutput(id, before.version, edits)
      return before
    } catch (error) {
      toast.error(messageOf(error, 'The change could not be saved. The text is as it was; try again.'))
      if (error instanceof ORPCError && error.code === 'CONFLICT') await queryClient.invalidateQueries({ queryKey: key })
      return null
    } finally {
      setBusy(false)
    }
  }, [id])
  const edit = useCallback(async (edits: OutputEdit[]) => {
    const before = await apply(edits)
    if (before) undoToast('Changed. Figures and checks were computed again.', () => void apply(undoOf(before.content, edits)))
    return before !== null
  }, [apply])
  return { edit, busy }
}
