import type { OutputEdit } from '@sextant/contracts/agent-outputs/routes'
import { useCallback, useEffect, useRef } from 'react'
import { toast } from 'sonner'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { EDIT_NOTICE, OFFLINE_NOTICE, useSendEdits } from './api/edit-output.ts'
import { shownOutput } from './api/outputs.ts'
import { dropUndo, nextUndo, rememberUndo } from './edit-history.ts'
import { undoOf } from './undo-of.ts'
import { useUndoKey } from './use-undo-key.ts'

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
  const { send, saving } = useSendEdits()
  const working = useRef(false)
  const apply = useCallback(
    async (edits: OutputEdit[]) => {
      const before = shownOutput(id)
      if (!before || working.current) return null
      working.current = true
      const after = await send({ id, version: before.version, edits })
      working.current = false
      return after && { before, after }
    },
    [id, send],
  )
  const takeBack = useCallback(async () => {
    const version = shownOutput(id)?.version
    const edits = version === undefined ? null : nextUndo(id, version)
    const done = edits && (await apply(edits))
    if (!done) return
    dropUndo(id, done.after.version)
    toast.success('Taken back.', { id: EDIT_NOTICE })
  }, [id, apply])
  const edit = useCallback(
    async (edits: OutputEdit[]) => {
      const done = await apply(edits)
      if (!done) return false
      const { before, after } = done
      rememberUndo(id, undoOf(before.content, edits), before.version, after.version)
      undoToast(
        'Changed. Figures and checks were computed again.',
        () => void takeBack(),
        EDIT_NOTICE,
      )
      return true
    },
    [id, apply, takeBack],
  )
  useForgetOffline()
  const version = shownOutput(id)?.version
  const possible = version !== undefined && nextUndo(id, version) !== null
  useUndoKey(possible, takeBack)
  return { edit, busy: saving, undo: possible ? () => void takeBack() : null }
}

/** What was said about a lost network is over when it is back, or when one leaves. */
function useForgetOffline() {
  useEffect(() => {
    window.addEventListener('online', dismissOffline)
    return () => {
      dismissOffline()
      window.removeEventListener('online', dismissOffline)
    }
  }, [])
}
