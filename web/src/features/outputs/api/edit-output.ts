import type { OutputAnswer, OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { ORPCError } from '@orpc/client'
import { useCallback } from 'react'
import { toast } from 'sonner'
import { api } from '@/client/api.ts'
import { changed, keepAnswer } from '@/client/changed.ts'
import { isConflict } from '@/client/failure-of.ts'
import { useSaving } from '@/client/use-saving.ts'
import { outputQuery } from './outputs.ts'

/** version: the one that is shown. */
type Edit = { id: string; version: number; edits: OutputEdit[] }

/** One notice for what becomes of edits: the newest replaces the one before. */
export const EDIT_NOTICE = 'output-edit'
export const OFFLINE_NOTICE = 'output-edit-offline'

const isOffline = (error: unknown) => !(error instanceof ORPCError) && !navigator.onLine

const wordsFor = (error: unknown) => {
  if (isConflict(error))
    return 'This was changed elsewhere meanwhile. The newer version is shown; your words are kept, save them again if they still fit.'
  if (isOffline(error))
    return 'You are offline. Your words are kept; save them when the network is back.'
  return undefined
}

/** Applies edits to the version that is shown; the answer, computed anew, takes its place. */
export function useSendEdits() {
  const saving = useSaving({
    call: (edit: Edit) => api.agentOutputs.edit(edit) as Promise<OutputAnswer>,
    words: 'The change could not be saved. Your words are kept; try again.',
    wordsFor,
    told: 'in place',
    changes: ['agent-outputs'],
    onSaved: (answer, { id }) => {
      keepAnswer(outputQuery(id), answer)
      toast.dismiss(OFFLINE_NOTICE)
    },
    onFailed: error => (isConflict(error) ? changed('deliverables') : undefined),
  })
  const { save } = saving
  const send = useCallback(
    async (edit: Edit): Promise<OutputAnswer | null> => {
      const sent = await save(edit)
      if (sent.ok) return sent.answer
      if (isOffline(sent.error))
        toast.error(sent.failure, { id: OFFLINE_NOTICE, duration: Infinity })
      else toast.error(sent.failure, { id: EDIT_NOTICE })
      return null
    },
    [save],
  )
  return { send, saving: saving.saving }
}
