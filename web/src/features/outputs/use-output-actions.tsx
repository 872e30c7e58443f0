import { TITLE_MAX } from '@sextant/contracts/limits'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { useState, type ReactNode } from 'react'
import { toast } from 'sonner'
import { messageOf } from '@/client/api.ts'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { removeOutput, renameOutput, restoreOutput } from './api/outputs.ts'

/** Rename and delete for the lines of a list; the dialog is to be placed once beside the list. */
export function useOutputActions(): {
  itemsFor: (output: AgentOutputRow) => { label: string; onSelect: () => void; danger?: boolean }[]
  dialog: ReactNode
} {
  const [renaming, setRenaming] = useState<AgentOutputRow | null>(null)
  const remove = async (output: AgentOutputRow) => {
    try {
      await removeOutput(output.id)
      undoToast(
        `“${output.title}” deleted`,
        () =>
          void restoreOutput(output.id).catch((error: unknown) =>
            toast.error(messageOf(error, 'The output could not be restored.')),
          ),
      )
    } catch (error) {
      toast.error(messageOf(error, 'The output could not be deleted.'))
    }
  }
  return {
    itemsFor: output => [
      { label: 'Rename', onSelect: () => setRenaming(output) },
      { label: 'Delete', danger: true, onSelect: () => void remove(output) },
    ],
    dialog: renaming && (
      <RenameDialog
        title="Rename output"
        value={renaming.title}
        max={TITLE_MAX}
        onClose={() => setRenaming(null)}
        onRename={next => renameOutput(renaming.id, next)}
      />
    ),
  }
}
