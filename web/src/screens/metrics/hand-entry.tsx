import { useQuery } from '@tanstack/react-query'
import { figuresViewQuery } from '@/features/figures/api/view.ts'
import { useSaveByHand } from '@/features/figures/api/by-hand.ts'
import { HandTable } from '@/features/figures/components/hand-table.tsx'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { useUndoImport } from '@/features/figures/api/imports.ts'

/** Figures typed by hand, for what no export tells. */
export function HandEntry({ clientId }: { clientId: string | null }) {
  const { save, saving, failure } = useSaveByHand(clientId)
  const { save: undo } = useUndoImport()
  const view = useQuery(
    figuresViewQuery({ compare: 'previous', ...(clientId && { client_id: clientId }) }),
  )
  const money = view.data?.currency ?? 'USD'
  const send = async (rows: Parameters<typeof save>[0]) => {
    const kept = await save(rows)
    if (kept.ok) undoToast('Figures kept', () => void undo(kept.answer.import_id))
    return kept.ok
  }
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-1.5">Type figures by hand</summary>
      <HandTable key={money} money={money} send={send} sending={saving} failure={failure ?? null} />
    </details>
  )
}
