import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { ORPCError } from '@orpc/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { queryClient } from '@/client/query-client.ts'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { editOutput } from './api/edit-output.ts'
import { outputQuery } from './api/outputs.ts'
import { dropUndo, nextUndo, rememberUndo } from './edit-history.ts'
import { undoOf } from './undo-of.ts'

const NOTICE = 'output-edit'
const OFFLINE_NOTICE = 'output-edit-offline'
const dismissOffline = () => void toast.dismiss(OFFLINE_NOTICE)

type EditOutput = {
  /** Answers false when the edit was not stored; whoever typed the words keeps them. */
  edit: (edits: OutputEdit[]) => Promise<boolean>
  busy: boolean
  /** Takes the last edit of this visit back; null when there is none. Ctrl or Cmd and Z does the same outside text fields. */
  undo: (() => void) | null
}

/** Edits of the shown output, each with a way back. One at a time: an edit names the version it changes. */
export function useEditOutput(id: string): EditOutput {
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  const apply = useCallback(
    async (edits: OutputEdit[]) => {
      const key = outputQuery(id).queryKey
      const before = queryClient.getQueryData(key)
      if (!before || working.current) return null
      working.current = true
      setBusy(true)
      try {
        const after = await editOutput(id, before.version, edits)
        dismissOffline()
        return { before, after }
      } catch (error) {
        if (error instanceof ORPCError && error.code === 'CONFLICT') {
          await queryClient.invalidateQueries({ queryKey: key })
          toast.error(
            'This was changed elsewhere meanwhile. The newer version is shown; your words are kept, save them again if they still fit.',
            { id: NOTICE },
          )
        } else if (!(error instanceof ORPCError) && !navigator.onLine) {
          toast.error('You are offline. Your words are kept; save them when the network is back.', {
            id: OFFLINE_NOTICE,
            duration: Infinity,
          })
        } else
          toast.error(
            messageOf(error, 'The change could not be saved. Your words are kept; try again.'),
            { id: NOTICE },
          )
        return null
      } finally {
        working.current = false
        setBusy(false)
      }
    },
    [id],
  )
  useEffect(() => {
    window.addEventListener('online', dismissOffline)
    return () => {
      dismissOffline()
      window.removeEventListener('online', dismissOffline)
    }
  }, [])
  const takeBack = useCallback(async () => {
    const version = queryClient.getQueryData(outputQuery(id).queryKey)?.version
    const edits = version === undefined ? null : nextUndo(id, version)
    const done = edits && (await apply(edits))
    if (!done) return
    dropUndo(id, done.after.version)
    toast.success('Taken back.', { id: NOTICE })
  }, [id, apply])
  const edit = useCallback(
    async (edits: OutputEdit[]) => {
      const done = await apply(edits)
      if (!done) return false
      rememberUndo(id, undoOf(done.before.content, edits), done.before.version, done.after.version)
      undoToast('Changed. Figures and checks were computed again.', () => void takeBack(), NOTICE)
      return true
    },
    [id, apply, takeBack],
  )
  const version = queryClient.getQueryData(outputQuery(id).queryKey)?.version
  const possible = version !== undefined && nextUndo(id, version) !== null
  useEffect(() => {
    if (!possible) return undefined
    const keys = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'z' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      // Inside a field the browser takes back what was typed there.
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      )
        return
      event.preventDefault()
      void takeBack()
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [possible, takeBack])
  return { edit, busy, undo: possible ? () => void takeBack() : null }
}
