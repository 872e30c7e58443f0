import { TITLE_MAX } from '@sextant/contracts/limits'
import type { AgentOutputRow } from '@sextant/contracts/rows'
import { useCallback, useState, type ReactNode } from 'react'
import { RenameDialog } from '@/ui/patterns/rename-dialog.tsx'
import { useRemoveOutput } from './api/remove-output.ts'
import { useRenameOutput } from './api/rename-output.ts'

/** Rename and delete for the lines of a list; the dialog is to be placed once beside the list. */
export function useOutputActions(): {
  itemsFor: (output: AgentOutputRow) => { label: string; onSelect: () => void; danger?: boolean }[]
  dialog: ReactNode
} {
  const [named, setNamed] = useState<AgentOutputRow | null>(null)
  const renaming = useRenameOutput('in place')
  const { save: remove } = useRemoveOutput()
  const itemsFor = useCallback(
    (output: AgentOutputRow) => [
      { label: 'Rename', onSelect: () => setNamed(output) },
      { label: 'Delete', danger: true, onSelect: () => void remove(output) },
    ],
    [remove],
  )
  return {
    itemsFor,
    dialog: named && (
      <RenameDialog
        title="Rename output"
        value={named.title}
        max={TITLE_MAX}
        onClose={() => setNamed(null)}
        onRename={title => renaming.save({ id: named.id, title })}
      />
    ),
  }
}
